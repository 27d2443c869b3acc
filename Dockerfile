ARG PYTHON=python:3.11-slim@sha256:e41613d42d4891e4930f79523f93f81bbc7632584ec65e36ab055f41a800b41e
FROM ${PYTHON} AS build
WORKDIR /build
COPY requirements.lock .
RUN python -m venv /venv && /venv/bin/pip install --no-cache-dir --require-hashes -r requirements.lock

FROM ${PYTHON}
RUN useradd --system --uid 10001 --home-dir /data --create-home bot
COPY --from=build /venv /venv
WORKDIR /app
COPY bot.py ./
COPY cogs cogs/
COPY engine engine/
COPY render render/
COPY simulation simulation/
COPY data data/
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 \
    DATABASE=/data/games.db HEARTBEAT_FILE=/data/heartbeat
RUN install -d -o bot out /backups
USER bot
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["python", "bot.py", "--health"]
CMD ["python", "bot.py"]
