"""How simulated players choose: each by what his own seat knows, and by nothing else."""
