# Every step below is a command that the tests run anyway: npm ci and npm run build by `npm test`,
# npm run pack and the start of what it packs by `npm run test:operations`.
FROM node:24-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm run pack -- /seira

FROM node:24-slim
# How Node is started takes memory off it: see server/nodeFlags.ts.
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=build /seira /seira
RUN mkdir /data && chown node:node /data
USER node
WORKDIR /seira
VOLUME /data
EXPOSE 3000
# Alive, not ready: a database that is away for a while is no reason to start anew.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--import", "./server/checkNode.mjs", "server/main.ts"]
