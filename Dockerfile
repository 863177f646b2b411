FROM python:3.13-slim

ENV PYTHONUNBUFFERED=1 PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1

WORKDIR /source
COPY pyproject.toml README.md LICENSE ./
COPY engine engine
COPY storage storage
COPY bot bot
RUN pip install ".[postgres,metrics]" && rm -rf /source

RUN useradd --uid 1000 --create-home --home-dir /data cards
USER cards
WORKDIR /data
VOLUME /data

ENV DATABASE_URL=sqlite:////data/scala40.db HTTP_HOST=0.0.0.0 HTTP_PORT=8080 LOG_FORMAT=json
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8080/healthz', timeout=8)"]

CMD ["python", "-m", "bot"]
