# The memorial as a container: HTTP on port 80, everything it keeps in /storage (docs/operations.md, Container).
FROM node:24-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# the image has Node already
RUN npm run build && mv "$(readlink -f dist)" /built && rm -rf /built/node_modules/node-linux-*

FROM node:24-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ffmpeg \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --home-dir /tmp memorial \
  && install -d -o memorial -g memorial -m 700 /storage
WORKDIR /app
COPY package.json LICENSE ./
COPY scripts ./scripts
COPY packaging/hooks /hooks
COPY --from=build /built ./dist
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=80 \
  DATA_DIR=/storage/memorial \
  HOME=/tmp \
  NODE_COMPILE_CACHE=/tmp/compiled \
  MALLOC_ARENA_MAX=2 \
  MALLOC_MMAP_THRESHOLD_=1048576 \
  MALLOC_TRIM_THRESHOLD_=1048576
USER memorial
VOLUME /storage
EXPOSE 80
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=1", "--disable-warning=ExperimentalWarning", "dist/server/main.js"]
