import type { ImportNote } from '../../features/interchange/import-notes'
import { goToPlace } from '../palette/go-to-place'
import type { Part } from '../palette/place-commands'
import type { Editor } from '../session/editor'
import { writtenText } from '../writing/written-field'

type Options = { editor: Editor; note: ImportNote; show: (part: Part) => void }

/** Selects what a note is about: the file's words, where the field holds them, else all of it. */
export function goToNote({ editor, note: { place, quote = '' }, show }: Options): void {
  if (!place) return
  const text = writtenText({ content: editor.content(), ...place }) ?? ''
  const from = Math.max(text.indexOf(quote), 0)
  const to = from + (text.includes(quote) && quote !== '' ? quote.length : text.length)
  show('page')
  goToPlace({ editor, place: { target: place, from, to }, show })
}
