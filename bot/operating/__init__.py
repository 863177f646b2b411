"""What whoever runs the bot needs: logs, health, metrics, checks, migrations by hand."""
