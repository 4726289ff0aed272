FROM python:3.11-slim-bookworm AS build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
RUN python -m venv /opt/parlour
WORKDIR /source
COPY requirements/run.txt requirements/run.txt
RUN /opt/parlour/bin/pip install --no-deps --require-hashes -r requirements/run.txt
COPY . .
RUN /opt/parlour/bin/pip install --no-deps --no-build-isolation .

FROM python:3.11-slim-bookworm
RUN useradd --uid 10001 --create-home --home-dir /data parlour
COPY --from=build /opt/parlour /opt/parlour
ENV PATH=/opt/parlour/bin:$PATH PYTHONUNBUFFERED=1 PARLOUR_DATA=/data
USER 10001
WORKDIR /data
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["parlour", "health"]
ENTRYPOINT ["parlour"]
CMD ["run"]
