import type { Language } from '../../../collections/resumes/choices'
import type { TwinMark } from '../../features/twins/compare-twins'
import { sessionOf } from '../assistant/run/session'
import { startRun } from '../assistant/run/start-run'
import { findPlace } from '../edits/find-place'
import type { Editor } from '../session/editor'
import { TWIN_TEXTS } from './twin-texts'

type Options = { editor: Editor; mark: TwinMark; name: string; /** the other one’s */ language: Language }

/** The room that a message leaves for the text, beside the words around it. */
const MOST_LETTERS = 3500

/** Of a text that doesn't fit in whole the end would be lost with what the assistant suggests. */
export const isTooLongToAsk = ({ is }: TwinMark): boolean => is.length > MOST_LETTERS

/** Asks the assistant to bring one place into step. What it suggests is shown, and waits to be taken. */
export function askForTranslation({ editor, mark, name, language }: Options): void {
  const texts = TWIN_TEXTS[editor.language]
  const place = findPlace({ content: editor.content(), id: mark.owner })
  const section =
    place && 'section' in place ? place.section.id : place?.kind === 'section' ? mark.owner : undefined
  const item = place?.kind === 'item' ? mark.owner : place?.kind === 'fact' ? place.item.id : undefined
  const message = texts.prompt({
    name,
    version: texts.version[language],
    text: mark.is,
  })
  const input = {
    message,
    ...(section ? { sectionId: section } : {}),
    ...(item ? { itemId: item } : {}),
  }
  const session = sessionOf(editor)
  session.update(() => ({ tab: 'chat', view: 'tabs' }))
  startRun({ session, editor, ask: { kind: 'chat', input } })
}
