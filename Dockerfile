# Brehon in a container: docs/hosting.md tells how to use it.

FROM python:3.13.15-slim-bookworm AS build

WORKDIR /build
# The environment has no pip of its own: nothing is installed in it later.
RUN python -m venv --without-pip /opt/brehon
COPY requirements/run.txt requirements/
RUN pip --python /opt/brehon install --no-cache-dir --require-hashes --requirement requirements/run.txt
COPY pyproject.toml README.md LICENSE ./
COPY bot/ bot/
COPY engine/ engine/
COPY migrations/ migrations/
RUN pip --python /opt/brehon install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.13.15-slim-bookworm

# Names in pictures are shaped by it; without it Arabic, Devanagari and many more are not joined.
# It has no exact version: Debian keeps the newest alone, and an image that asks for another cannot be built any more.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/*

# The numbers are written out so that a host can give a folder of his own to the bot.
RUN groupadd --gid 10001 brehon \
    && useradd --uid 10001 --gid brehon --no-log-init --no-create-home --shell /usr/sbin/nologin brehon \
    && install --directory --owner brehon --group brehon --mode 0700 /data
COPY --from=build /opt/brehon /opt/brehon

ENV PATH=/opt/brehon/bin:$PATH \
    BREHON_DATABASE=sqlite+aiosqlite:////data/brehon.db

USER 10001:10001
# A database's file without a folder, as in .env.example, lies here too.
WORKDIR /data
VOLUME ["/data"]

STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["brehon", "check", "--alive"]

ENTRYPOINT ["brehon"]
CMD ["run"]
