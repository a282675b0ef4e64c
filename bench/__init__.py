"""The bot's speed beside yardsticks of its own, measured in one run. docs/performance.md explains how to read it."""
