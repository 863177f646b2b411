"""Descriptions of commands, options and choices, from the catalogues in every language that Discord knows."""

from __future__ import annotations

from discord import Locale, app_commands

from bot.i18n import FALLBACK, known, tongue


def described(key: str) -> app_commands.locale_str:
    """Returns a text of the catalogue for Discord's command list: English, with its key for the translator."""
    return app_commands.locale_str(tongue(FALLBACK)(key), key=key)


class CatalogueTranslator(app_commands.Translator):
    """Gives discord.py the text of a catalogue key in a locale; texts without a key (command names) stay English."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Returns the text, None where English is to be shown."""
        key, language = string.extras.get("key"), known(locale.value)
        return tongue(language)(key) if key and language and language != FALLBACK else None
