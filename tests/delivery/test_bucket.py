"""The token bucket: a number of requests a second, secrets first."""

import asyncio

from bot.delivery.requests.bucket import Bucket


async def test_as_many_as_the_rate_pass_at_once() -> None:
    bucket, loop = Bucket(1000), asyncio.get_running_loop()
    began = loop.time()
    await asyncio.gather(*(bucket.take() for _ in range(1000)))

    assert loop.time() - began < 0.01


async def test_secrets_pass_before_everything_that_waits() -> None:
    bucket = Bucket(200)
    passed: list[str] = []

    async def take(name: str, *, first: bool = False) -> None:
        await bucket.take(first=first)
        passed.append(name)

    for _ in range(200):
        await bucket.take()
    others = [asyncio.create_task(take("other")) for _ in range(20)]
    await asyncio.sleep(0)
    secret = asyncio.create_task(take("secret", first=True))
    await asyncio.gather(secret, *others)

    assert passed.index("secret") <= 1


async def test_patient_requests_let_later_ones_pass() -> None:
    bucket = Bucket(200)
    passed: list[str] = []

    async def take(name: str, *, gives_way: bool = False) -> None:
        await bucket.take(gives_way=gives_way)
        passed.append(name)

    for _ in range(200):
        await bucket.take()
    patient = asyncio.create_task(take("patient", gives_way=True))
    await asyncio.sleep(0)
    others = [asyncio.create_task(take("other")) for _ in range(3)]
    await asyncio.gather(patient, *others)

    assert passed == ["other", "other", "other", "patient"]


async def test_a_cancelled_request_takes_no_token() -> None:
    bucket = Bucket(100)
    for _ in range(100):
        await bucket.take()
    impatient = asyncio.create_task(bucket.take())
    await asyncio.sleep(0)
    impatient.cancel()

    async with asyncio.timeout(60):
        await bucket.take()
