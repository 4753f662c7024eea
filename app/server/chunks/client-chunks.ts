import type { Plugin, Rollup } from 'vite'
import { joinPieces, type Load, type Piece } from './join-pieces'

const EDITOR = /\/app\/routes\/(mobile\.)?editor\./
/** What each editor loads by itself once it is open. */
const SOON = /\/app\/editor\/soon\/for-(page|editor|phone)\.ts$/
/** One sheet with all of the editor's rules is smaller than two. */
const EDITOR_SHEET = /\/app\/editor\/.*\.css$/
/** What comes with every page. */
const FRAME = /\/app\/(root|entry\.client)\.tsx/

/**
 * Opening an editor is waited for on a slow line; a part that comes later is rarely asked for. Pages stay as light as they are.
 */
const WEIGHTS = { editor: 32, page: 2, part: 1 }
const SPARES = { editor: 0.0005, page: 0.02, part: 0.2 }

/**
 * Cuts the browser's scripts into fewer files. Left to itself, Rollup makes one for each set of pages that import a part of it:
 * hundreds, most of a few hundred bytes. It is let make them once, for nobody, as only it knows what is left after
 * shaking; what is written then has these joined.
 */
export function clientChunks(): { plugin: Plugin; output: Rollup.OutputOptions[] } {
  let fileOf: Map<string, string> | undefined
  const plugin: Plugin = {
    name: 'client-chunks',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        if (fileOf) return
        fileOf = filesOf(Object.values(bundle).filter((file) => file.type === 'chunk'))
        for (const name of Object.keys(bundle)) delete bundle[name]
      },
    },
  }
  const manualChunks = (id: string) => (EDITOR_SHEET.test(id) ? 'editor-sheet' : fileOf?.get(id))
  return { plugin, output: [{}, { manualChunks, onlyExplicitManualChunks: true }] }
}

/** The file of each module that shares one with modules of another piece. */
function filesOf(chunks: Rollup.OutputChunk[]): Map<string, string> {
  const places = new Map(chunks.map(({ fileName }, at) => [fileName, at]))
  const pieces = chunks.map(({ code, imports, isEntry, isDynamicEntry }): Piece => ({
    bytes: Buffer.byteLength(code),
    imports: imports.flatMap((file) => places.get(file) ?? []),
    isFixed: isEntry || isDynamicEntry,
  }))
  const joined = joinPieces({ pieces, loads: loadsOf(chunks) })
  return new Map(
    joined.flatMap((file, at) => {
      const [largest] = file.toSorted((a, b) => (pieces[b]?.bytes ?? 0) - (pieces[a]?.bytes ?? 0))
      // Two files of one name would be one.
      const name = `${chunks[largest ?? 0]?.name ?? ''}-${at}`
      return file.flatMap((place) => (chunks[place]?.moduleIds ?? []).map((id) => [id, name] as const))
    }),
  )
}

function loadsOf(chunks: Rollup.OutputChunk[]): Load[] {
  const at = (isWanted: (chunk: Rollup.OutputChunk) => boolean) =>
    chunks.flatMap((chunk, place) => (isWanted(chunk) ? [place] : []))
  const frame = at(({ facadeModuleId }) => FRAME.test(facadeModuleId ?? ''))
  // One that others take a part of is nobody's facade.
  const isSoon = ({ moduleIds }: Rollup.OutputChunk) => moduleIds.some((id) => SOON.test(id))
  const soon = at(isSoon)
  return chunks.flatMap((chunk, place): Load[] => {
    const { facadeModuleId, isEntry, isDynamicEntry, exports } = chunk
    if (EDITOR.test(facadeModuleId ?? '')) {
      const editor = { weight: WEIGHTS.editor, spare: SPARES.editor }
      return [
        { starts: [place, ...frame], ...editor },
        { starts: [place, ...frame, ...soon], ...editor },
      ]
    }
    // A route that only answers data shows nothing.
    if (isEntry && exports.includes('default'))
      return [{ starts: [place, ...frame], weight: WEIGHTS.page, spare: SPARES.page }]
    // What every editor loads is not counted again by itself.
    return isDynamicEntry && !isSoon(chunk)
      ? [{ starts: [place, ...frame], weight: WEIGHTS.part, spare: SPARES.part }]
      : []
  })
}
