# Runs Brehon in a container. docs/hosting.md explains how to use it.

FROM python:3.13.15-slim-bookworm AS build

WORKDIR /build
# The environment has no pip, because nothing is installed in it later.
RUN python -m venv --without-pip /opt/brehon
COPY requirements/run.txt requirements/
RUN pip --python /opt/brehon install --no-cache-dir --no-compile --require-hashes --requirement requirements/run.txt
COPY pyproject.toml README.md LICENSE ./
COPY bot/ bot/
COPY engine/ engine/
COPY migrations/ migrations/
# The bot names this commit wherever it names its version.
ARG COMMIT=
RUN echo "$COMMIT" > bot/commit.txt \
    && pip --python /opt/brehon install --no-cache-dir --no-compile --no-deps --no-build-isolation .
# Removes what the bot never uses, a third of all: its build tool, colours for a terminal, the tests of libraries, their
# code for Windows and for AVIF pictures, what only type checkers and compilers read, Babel's data of languages that the
# bot doesn't speak, and symbols for a debugger. The bytecode doesn't go by the times of files, because a copy may
# change these, and nobody could write it anew in a container. Of each step it keeps the line, but not the columns,
# which nothing logs. That of libraries has neither their documentation, 6 MB of memory, nor their assertions. That of the
# bot keeps both.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends binutils \
    && pip --python /opt/brehon uninstall --yes setuptools rich pygments \
    && find /opt/brehon -type d \( -name tests -o -name testing \) -prune -exec rm -r {} + \
    && find /opt/brehon/lib \( -name '*.dll' -o -name '_avif.*' -o -name 'libavif-*' -o -name '*.[ch]' -o -name '*.py[ix]' \) \
        -delete \
    && find /opt/brehon -path '*/babel/locale-data/*' ! -name root.dat ! -name 'en*.dat' -delete \
    && find /opt/brehon -name '*.so' -exec strip --strip-unneeded {} + \
    && compile="/opt/brehon/bin/python -X no_debug_ranges -m compileall -q --invalidation-mode unchecked-hash" \
    && $compile -o 2 /opt/brehon/lib \
    && find /opt/brehon -name '*.opt-2.pyc' -exec sh -c 'for each; do mv "$each" "${each%.opt-2.pyc}.pyc"; done' sh {} + \
    && for own in bot engine migrations; do $compile -f /opt/brehon/lib/*/site-packages/$own; done

FROM python:3.13.15-slim-bookworm

# FriBidi shapes names in pictures. Without it, the letters of Arabic, Devanagari and many other scripts are not joined.
# Its version isn't pinned: Debian keeps only the newest, so an image that asks for an older one can't be built any more.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/*

# The ids are fixed so that a host can give the bot ownership of a folder.
RUN groupadd --gid 10001 brehon \
    && useradd --uid 10001 --gid brehon --no-log-init --no-create-home --shell /usr/sbin/nologin brehon \
    && install --directory --owner brehon --group brehon --mode 0700 /data
COPY --from=build /opt/brehon /opt/brehon
# Python's own library comes without bytecode, and nobody could write it in a container. So each start and each look at
# the bot's health would compile it anew. This keeps it of the modules that the bot imports, without documentation too.
RUN /opt/brehon/bin/python -OO -X no_debug_ranges -c "import alembic.command, bot.checking.metrics_server, bot.checking.report, bot.cli.app, bot.pictures, bot.running, fluent.runtime" \
    && find /opt/brehon -name '*.opt-2.pyc' -delete \
    && find /usr -name '*.opt-2.pyc' -exec sh -c 'for each; do mv "$each" "${each%.opt-2.pyc}.pyc"; done' sh {} +

LABEL org.opencontainers.image.title="Brehon" \
      org.opencontainers.image.description="A Discord bot that moderates hidden-role games" \
      org.opencontainers.image.licenses="MIT"

ENV PATH=/opt/brehon/bin:$PATH \
    BREHON_DATABASE=sqlite+aiosqlite:////data/brehon.db

USER 10001:10001
# A database file without a folder in its name, as in .env.example, ends up here too.
WORKDIR /data
VOLUME ["/data"]

STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["brehon", "check", "--alive"]

ENTRYPOINT ["brehon"]
CMD ["run"]
