"""The rehearsal in a browser: one person at home plays every seat, or lets seats play by themselves."""
