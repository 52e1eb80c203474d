# Other tests run all commands below: `npm test` runs npm ci and npm run build; `npm run
# test:operations` runs npm run pack and starts its result.
FROM node:24-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm run pack -- /seira

FROM node:24-slim
# These options save memory: see server/nodeFlags.ts.
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=build /seira /seira
RUN mkdir /data && chown node:node /data
USER node
WORKDIR /seira
VOLUME /data
EXPOSE 3000
# Checks liveness, not readiness, because an unreachable database is no reason to restart.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--import", "./server/checkNode.mjs", "server/main.ts"]
