# The site in one image: built in the first stage, run by the second with what running needs and a browser for the pages.
FROM node:22-bookworm-slim AS build
WORKDIR /jianli
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN npm run build && rm -rf cms/.next/cache

FROM node:22-bookworm-slim
# The fonts of the pages are Jianli's own; the system's are for names in scripts that those don't have.
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium-headless-shell fonts-dejavu-core tini \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /jianli
COPY --from=build --chown=node:node /jianli ./
RUN mkdir data && chown node:node data
USER node
ENV NODE_ENV=production DATA_DIR=/jianli/data PUPPETEER_EXECUTABLE_PATH=/usr/bin/chromium-headless-shell
VOLUME /jianli/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Ends what a browser leaves behind, and passes SIGTERM on.
ENTRYPOINT ["tini", "--"]
CMD ["node", "--conditions=production", "build/start.js"]
