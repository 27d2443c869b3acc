# The program with PostgreSQL's own client programs, for the service `backup` of compose.yaml. pg_dump must not be older than the
# server, so both are of one image. Built from the root of the repository.
ARG POSTGRES=postgres:18
FROM ${POSTGRES}
RUN apt-get update && apt-get install -y --no-install-recommends python3 python3-venv && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --home-dir /app --no-create-home bot
WORKDIR /app
COPY requirements.lock requirements-newer.lock ./
RUN python3 -m venv /venv && \
    /venv/bin/pip install --no-cache-dir --require-hashes --no-deps -r requirements.lock -r requirements-newer.lock
COPY bot.py ./
COPY cogs cogs/
COPY engine engine/
COPY render render/
COPY data data/
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
RUN install -d -o bot /backups
USER bot
ENTRYPOINT []
CMD ["python", "bot.py", "--backup-to", "/backups"]
