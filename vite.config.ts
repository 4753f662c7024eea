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

/** What an editor's page and what opens a resume in it import; both are there before anybody types. */
const EDITOR = /\/app\/(routes\/(mobile\.)?editor\.|editor\/open\/open-editor\.ts$)/
const ROOT = fileURLToPath(new URL('./app/root.tsx', import.meta.url))
/** What the root imports of ours, which comes with every page; and the two halves of an editor, which come together. */
type Parts = { frame: Set<string>; editor: Set<string>; document: Set<string> }
let parts: Parts | undefined

/**
 * The frame is one file, and an editor two. Left to itself, Rollup makes one for each set of pages that also import a part
 * of it: dozens of a few hundred bytes.
 */
function chunkOf(id: string, meta: Rollup.ManualChunkMeta): keyof Parts | undefined {
  parts ??= partsOf(meta)
  const { frame, editor, document } = parts
  return frame.has(id) ? 'frame' : editor.has(id) ? 'editor' : document.has(id) ? 'document' : undefined
}

function partsOf({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): Parts {
  const reach = (ids: string[], reached = new Set<string>()): Set<string> => {
    for (const id of ids) {
      if (reached.has(id) || id.includes('/node_modules/') || !/\.tsx?(\?|$)/.test(id)) continue
      reached.add(id)
      reach([...(getModuleInfo(id)?.importedIds ?? [])], reached)
    }
    return reached
  }
  const all = [...getModuleIds()]
  const frame = reach([ROOT])
  const sites = reach(all.filter((id) => getModuleInfo(id)?.isEntry && !EDITOR.test(id)))
  const editors = [...reach(all.filter((id) => EDITOR.test(id)))].filter((id) => !sites.has(id))
  const under = (place: RegExp) => new Set(editors.filter((id) => place.test(id)))
  return { frame, editor: under(/\/app\/editor\//), document: under(/\/(app\/document|collections)\//) }
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
