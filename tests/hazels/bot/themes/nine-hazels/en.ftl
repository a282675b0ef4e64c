### The Nine Hazels.

-heron = heron
-otter = otter
