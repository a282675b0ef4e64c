"""The rehearsal in a browser: one person at home sits at every seat, or lets seats play by themselves."""
