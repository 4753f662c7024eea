import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
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

export default defineConfig({
  plugins: [ariaWords, tailwindcss(), remix(remixOptions)],
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
    target: 'es2022',
    cssMinify: 'lightningcss',
    cssTarget: ['chrome111', 'safari16.4', 'firefox120'],
  },
  server: { watch: { ignored: ['**/data/**', '**/cms/.next/**', '**/build/**'] } },
})
