"""What tests import is compiled once, for all the processes that they start, whatever the environment says of it."""

import sys

sys.dont_write_bytecode = False
