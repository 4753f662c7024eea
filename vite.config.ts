import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, type Rollup } from 'vite'
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

const ROOT = fileURLToPath(new URL('./app/root.tsx', import.meta.url))
/** What the root imports of ours, which comes with every page. */
const frame = new Set<string>()

/**
 * The frame is one file. Left to itself, Rollup makes one for each set of pages that also import a part of it: dozens of
 * a few hundred bytes.
 */
function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  addToFrame({ id: ROOT, getModuleInfo })
  return frame.has(id) ? 'frame' : undefined
}

function addToFrame({ id, getModuleInfo }: { id: string; getModuleInfo: Rollup.GetModuleInfo }): void {
  if (frame.has(id) || id.includes('/node_modules/') || !/\.tsx?$/.test(id)) return
  frame.add(id)
  for (const imported of getModuleInfo(id)?.importedIds ?? []) addToFrame({ id: imported, getModuleInfo })
}

const clientChunks: Rollup.OutputOptions = { manualChunks: chunkOf, onlyExplicitManualChunks: true }

export default defineConfig(({ isSsrBuild }) => ({
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
    rollupOptions: { output: isSsrBuild ? {} : clientChunks },
    target: 'es2022',
    cssMinify: 'lightningcss',
    cssTarget: ['chrome111', 'safari16.4', 'firefox120'],
  },
  server: { watch: { ignored: ['**/data/**', '**/cms/.next/**', '**/build/**'] } },
}))
