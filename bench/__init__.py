"""The bot's speed beside yardsticks of its own, in one run: docs/performance.md tells how to read it."""
