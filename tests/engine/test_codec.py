"""Decoding JSON: types are learnt once, even if many threads read."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LEARNED_BY_FOUR = """
import sys
from contextlib import suppress
from threading import Barrier, Thread

from msgspec import ValidationError, json, structs

from engine.codec import convert, event_decoder, table_decoder
from engine.errors import BadInput
from engine.rulebooks import RULEBOOKS

sys.setswitchinterval(1e-6)
barrier = Barrier(4)


def learn():
    for rulebook in RULEBOOKS:
        *_, last = structs.fields(rulebook.table)
        wrong = json.encode({last.encode_name: 1})
        barrier.wait()
        for decoder in (event_decoder, table_decoder):
            with suppress(ValidationError):
                decoder(rulebook).decode(wrong)
        with suppress(BadInput):
            convert({"nothing": 1}, rulebook.options)


threads = [Thread(target=learn) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_several_threads_may_read_games_for_the_first_time_at_once() -> None:
    learned = subprocess.run([sys.executable, "-c", LEARNED_BY_FOUR], cwd=ROOT, capture_output=True, check=False)

    assert (learned.returncode, learned.stderr) == (0, b"")
