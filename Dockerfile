# The images are pinned by digest; Dependabot renews them. See .github/dependabot.yml.
FROM python:3.11-slim-bookworm@sha256:a36c24f9cbdf4fd0f52d67f0823eeac19c2028c637cecc392d97f980d4fec56b AS build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
RUN python -m venv /opt/build && python -m venv --without-pip /opt/parlour
WORKDIR /source
COPY requirements/ requirements/
RUN /opt/build/bin/pip install --no-deps --require-hashes -r requirements/run.txt \
    && /opt/build/bin/pip --python /opt/parlour install --no-deps --require-hashes -r requirements/image.txt
COPY . .
RUN /opt/build/bin/pip wheel --no-deps --no-build-isolation --wheel-dir /wheel . \
    && /opt/build/bin/pip --python /opt/parlour install --no-deps /wheel/*.whl

FROM python:3.11-slim-bookworm@sha256:a36c24f9cbdf4fd0f52d67f0823eeac19c2028c637cecc392d97f980d4fec56b
# Nothing is built or installed here.
RUN python -m pip uninstall --yes pip setuptools wheel \
    && useradd --uid 10001 --create-home --home-dir /data parlour
COPY --from=build /opt/parlour /opt/parlour
ENV PATH=/opt/parlour/bin:$PATH PYTHONUNBUFFERED=1 PARLOUR_DATA=/data
USER 10001
WORKDIR /data
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["parlour", "health"]
ENTRYPOINT ["parlour"]
CMD ["run"]
