import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { browserZod } from './app/server/chunks/browser-zod'
import { clientChunks } from './app/server/chunks/client-chunks'
import remixOptions from './remix.config.js'

/** React Aria brings its words in 34 languages; two are ours. */
const ariaWords: Plugin = {
  name: 'aria-words',
  enforce: 'pre',
  load: (id) =>
    /\/intl\/[\w-]+\/(?!en-US|zh-CN)[a-z]{2}-[A-Z]{2}\.mjs$/.test(id)
      ? 'export default undefined'
      : undefined,
}

/** Remix can ask for its routes bit by bit (`v3_lazyRouteDiscovery`, which is off): in a browser that is left out. */
const lateRoutes: Plugin = {
  name: 'late-routes',
  enforce: 'pre',
  load: (id, { ssr = false } = {}) =>
    !ssr && /\/@remix-run\/react\/dist\/esm\/fog-of-war\.js$/.test(id)
      ? `export const isFogOfWarEnabled = () => false
         export const getPartialManifest = (manifest) => manifest
         export const getPatchRoutesOnNavigationFunction = () => undefined
         export const useFogOFWarDiscovery = () => undefined`
      : undefined,
}

export default defineConfig(({ isSsrBuild, command }) => {
  const chunks = command === 'build' && !isSsrBuild ? clientChunks() : undefined
  return {
    plugins: [ariaWords, browserZod, lateRoutes, tailwindcss(), remix(remixOptions), chunks?.plugin],
    resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
    experimental: {
      // Assets may live on another host, known only when the server starts (STATIC_HOST).
      renderBuiltUrl: (fileName, { ssr, hostType }) =>
        // Inside a style sheet a relative address follows the sheet wherever it is served from.
        ssr && hostType === 'js'
          ? {
              runtime: `(globalThis.jianliAssetUrl?.(${JSON.stringify(fileName)}) ?? ${JSON.stringify(`/${fileName}`)})`,
            }
          : { relative: true },
    },
    // Lightning rewrites light-dark() for browsers that lack it.
    build: {
      rollupOptions: { output: chunks?.output ?? {} },
      target: 'es2022',
      cssMinify: 'lightningcss',
      cssTarget: ['chrome111', 'safari16.4', 'firefox120'],
    },
    server: { watch: { ignored: ['**/data/**', '**/cms/.next/**', '**/build/**'] } },
  }
})
