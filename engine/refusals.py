"""Every refusal of the rules in English. The code is also the key of the sentence in the bot's catalogues.

Braces are the details of the refusal: `option` is the rule option that forbids the move.
"""

from __future__ import annotations

from engine.game import Refusal

SENTENCES: dict[str, str] = {
    # choosing rules
    "unknown_profile": "There is no profile {profile}; choose one of: {allowed}.",
    "unknown_option": "There is no option {option}.",
    "bad_option_value": "{value} is no value of {option}; it takes: {allowed}.",
    "options_contradict": "{option} cannot be combined with this value of {other}; it needs {other} {needs}.",
    # reading a move
    "unreadable_move": "I cannot read '{text}' as a move here; write for example '{example}'.",
    "which_reading": "'{text}' can mean {count} things; say which card each joker stands for.",
    "not_in_hand": "You do not hold {card}.",
    "no_such_meld": "There is no meld {number} on the table; there are {count}.",
    # the turn
    "hand_over": "Play has ended.",
    "draw_first": "Draw a card first.",
    "already_drawn": "You have drawn already; now lay cards or discard one.",
    "not_asked": "You are not asked anything now.",
    "nothing_to_undo": "There is nothing to take back; a card drawn from the stock stays drawn.",
    # drawing
    "stock_empty": "The stock is gone and cannot be renewed; take the discard or stop.",
    "pile_empty": "The discard pile is empty; draw from the stock.",
    "pile_closed": "You may not take the discard before you have opened ({option}); draw from the stock.",
    "pile_after_putback": "You put the discard back, so you must draw from the stock in this turn.",
    "pile_card_useless": "You could not use {card} in this turn, and it could not be put back ({option}).",
    "nothing_to_put_back": "There is no unused card from the discard pile to put back.",
    "putback_off": "At this table a card taken from the discard pile cannot be put back ({option}).",
    "cannot_stop": "You can still draw, so play goes on.",
    # melds
    "meld_too_short": "{meld} is too short: a meld has at least three cards.",
    "too_many_jokers": "{meld} has too many jokers: {allowed} at most in one meld ({option}).",
    "too_few_naturals": "{meld} needs at least {needed} natural cards ({option}).",
    "set_repeats_suit": "{meld} is no set: three or four cards of one rank, all of different suits.",
    "two_aces": "{meld} is no run: it may not hold two natural aces.",
    "run_too_long": "{meld} is too long: a run has at most {allowed} cards ({option}).",
    "not_a_meld": "{meld} is neither a set (one rank, all suits different) nor a run (one suit, in order).",
    # opening
    "not_opened": "You have not opened: first lay new melds worth {minimum} or more.",
    "already_opened": "You have opened already; lay one new meld at a time.",
    "opening_too_low": "{value} of {minimum}: {missing} missing to open.",
    "opening_needs_clean": "{value} of {minimum} without jokers: {missing} missing; a joker does not count ({option}).",
    "opening_must_close": "{value} of {minimum}: below the minimum you may open only to close in this turn.",
    "opening_turn_melds_only": "In the turn of your opening you may only lay new melds ({option}).",
    "joker_before_clean": "No joker before your melds are worth {minimum} without one ({option}).",
    # laying off and swapping
    "does_not_fit": "{card} does not fit meld {number}, {meld}.",
    "swap_instead": "In meld {number} a joker stands for {card}: swap it instead.",
    "no_such_joker": "No joker of meld {number}, {meld}, stands for {card}.",
    "swap_second_ace": "{card} would be the second natural ace of meld {number}.",
    # what a table action must leave
    "keep_a_card": "Keep a card to discard: the last card of a hand is discarded ({option}).",
    "keep_two_first_turn": "You may not close in your first turn: keep two cards, one of them to discard ({option}).",
    "only_taken_left": "Only {card} would be left, which you took in this turn and may not discard.",
    "only_recovered_left": "Only the joker you recovered, which must be laid, would be left to discard ({option}).",
    "only_barred_left": "Only cards that you may not discard would be left ({option}).",
    "would_not_close": "You opened below the minimum, so this turn must close; after this it could not.",
    "taken_not_laid_off": "{card} must be in a new meld of your opening turn; laying it off is not enough ({option}).",
    # discarding
    "taken_card": "You took {card} in this turn and may not discard it.",
    "taken_unused": "{card} came from the discard pile: use it on the table first, or put it back ({option}).",
    "must_open": "You took {card} to open: open in this turn, or put it back ({option}).",
    "taken_not_melded": "{card} must be in a meld of your opening turn ({option}).",
    "recovered_unplayed": "Lay the joker you recovered before you discard, or undo ({option}).",
    "joker_barred": "A joker may not be discarded now ({option}).",
    "playable": "{card} could be attached to meld {number}, so you may not discard it ({option}).",
    "must_close": "You opened below the minimum ({missing} missing): this discard must close the hand, or undo.",
    # 31: knocking and passing
    "discard_now": "You have drawn already; now discard a card.",
    "already_knocked": "Seat {seat} has knocked already; nobody may knock again in this deal.",
    "knock_too_early": "Nobody may knock before everybody has had a turn ({option}).",
    "knock_too_low": "{value} of {minimum}: {missing} missing to knock ({option}).",
    "no_passing": "There is no passing: draw a card, or knock.",
    "pass_off": "The first player may not pass ({option}): draw a card, or knock.",
    "stand_off": "In your last turn you draw and discard; you may not stand ({option}).",
    # 31: declaring
    "no_thirty_one": "Only a hand of 31 can be declared.",
    "thirty_one_lapsed": "This 31 was not declared at once; it counts 30 now and cannot be declared any more.",
    "already_declared": "This 31 has been declared already.",
    "answer_first": "Say first whether you declare your 31.",
    "nothing_to_answer": "You have nothing to answer now.",
    "no_such_seat": "There is no seat {number}; the seats are 0 to {last}.",
    "which_seat": "{count} seats can declare; name one of them.",
    # Schwimmen
    "choose_first": "Choose first: keep your hand, or exchange it for the other one.",
    "dealer_chooses": "First the dealer chooses one of two hands.",
    "chosen_already": "That choice has been made already.",
    "swap_one_or_all": "Swap one card or all three: not {count}.",
    "not_in_pool": "{card} is not in the middle.",
    "swapped_already": "You have swapped already; close or pass.",
    "already_closed": "Seat {seat} has closed already; nobody may close again in this deal.",
    "close_too_early": "Nobody may close before everybody has had a turn ({option}).",
    "show_first": "Show your hand first: declare.",
    "nothing_to_show": "Only 31 or three aces can be declared.",
    # Samba: melds
    "too_many_wilds": "{meld} has too many wild cards: a group has {allowed} at most.",
    "wild_share": "{meld} needs at least {needed} natural cards for {wilds} wild ones ({option}).",
    "wilds_only": "{meld} has no natural card: wild cards alone are no meld.",
    "sequence_no_wilds": "{meld} is no sequence: there are no wild cards in it.",
    "sequence_too_long": "{meld} is too long: a sequence has seven cards at most.",
    "no_group_or_sequence": "{meld} is neither a group (one rank) nor a sequence (one suit, in order, four to ace).",
    "red_three_alone": "A red three is laid alone, in no meld.",
    "threes_alone": "{meld}: black threes are melded without any other cards.",
    "black_threes_last": "Black threes are melded only to go out, and after this you could not go out.",
    "rank_taken": "{meld} would be a second group of its rank: add to the first one ({option}).",
    "samba_full": "Meld {number}, {meld}, is a samba: it cannot grow.",
    "wild_on_canasta": "Meld {number} is a canasta: no wild card may go to it ({option}).",
    "merge_no_match": "Melds {number} and {second} do not make one.",
    "merge_sequences_off": "Sequences are not merged at this table ({option}).",
    "no_red_three": "{card} is no red three.",
    # Samba: the pile
    "pile_blocked": "The pile is blocked while {card} lies on it; draw from the stock.",
    "pile_dead": "A wild card or a three lies in the pile, so nobody takes it in this round ({option}).",
    "pile_frozen": "The pile is frozen: {card} must be laid with two natural cards of its rank ({option}).",
    "take_needs_pair": "To take the pile, lay {card} with two natural cards of its rank from your hand.",
    "top_to_group": "{card} alone may not go to a group: take the pile with two cards of its rank ({option}).",
    "top_to_canasta": "Meld {number} is a canasta: {card} alone may not go to it.",
    "one_card_pile": "With one card in hand you may not take a pile of one card ({option}).",
    # Samba: going out
    "too_few_completes": "Your team has {count} of the {needed} canastas or sambas needed to go out: keep a card.",
    "red_three_left": "Only {card} would be left, which may not be discarded.",
    "red_three_kept": "A red three may not be discarded: lay {card} instead ({option}).",
    "must_go_out": "You must go out in this turn, and with this you could not.",
    "partner_said_no": "Your partner said no: you may not go out in this turn, so keep a card ({option}).",
    "ask_alone": "You have no partner to ask.",
    "asked_already": "You have asked already in this turn.",
    "ask_too_early": "You could not go out in this turn; ask when you can.",
    "ask_too_late": "There is nothing to ask any more: you have to go out in this turn.",
    "partner_answers": "Answer your partner first.",
}


def sentence(refusal: Refusal) -> str:
    """Returns the refusal as an English sentence."""
    return SENTENCES[refusal.code].format(**refusal.details)
