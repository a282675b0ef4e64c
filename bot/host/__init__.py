"""The only shell around the engine: load, judge, save, and only then tell."""
