import {
  hasMark,
  isList,
  linkAt,
  linkLines,
  spliceLines,
  toggleLinesList,
  toggleLinesMark,
  unlinkLines,
} from '../../document/rich-text/edit-lines'
import type { RichTextCommand } from '../rich-text-field/rich-text-keys'
import type { Mark } from '../../document/rich-text/signs'
import { RICH_TEXT_TEXTS } from '../texts/rich-text-texts'
import type { Editor } from '../session/editor'
import { createValue } from '~/session/create-value'
import { rangeOf, type Pen } from './pen'
import { isRich } from './written-field'

/** Whether the address of a link is being asked for. */
export const isLinking = createValue(false)

/** Runs a command on what is selected; a mark without a selection is that of what is written next. */
export function runMark({
  command,
  editor: { pen, language },
}: {
  command: RichTextCommand
  editor: Pick<Editor, 'pen' | 'language'>
}): boolean {
  const name = RICH_TEXT_TEXTS[language][command]
  const caret = pen.writing.get()?.caret
  if (command === 'link') {
    isLinking.set(true)
    return true
  }
  if (command === 'bullets' || command === 'numbered') {
    const ordered = command === 'numbered'
    return pen.change(name, (on) => ({ lines: toggleLinesList({ ...on, ordered }) }))
  }
  if (caret && caret.anchor === caret.focus) {
    const marks = pen.marksOf(caret) ?? []
    const next = marks.includes(command) ? marks.filter((mark) => mark !== command) : [...marks, command]
    pen.put({ ...caret, marks: next })
    return true
  }
  return pen.change(name, (on) => ({ lines: toggleLinesMark({ ...on, mark: command }) }))
}

/** The address of the link around what is selected. */
export function linkOf(pen: Pen): string | undefined {
  const caret = pen.writing.get()?.caret
  return caret && isRich(caret)
    ? linkAt({ lines: pen.lines(caret), at: rangeOf(caret).from })?.url
    : undefined
}

/** Makes the selection a link; without one the address itself is its text. The link that is there changes, or with no address goes. */
export function makeLink({
  url,
  editor: { pen, language },
}: {
  url: string
  editor: Pick<Editor, 'pen' | 'language'>
}): void {
  pen.change(RICH_TEXT_TEXTS[language].link, ({ lines, from, to }) => {
    const there = linkAt({ lines, at: from })
    if (there && url === '') return { lines: unlinkLines({ lines, ...there }) }
    if (url === '') return undefined
    if (there && to <= there.to) return { lines: linkLines({ lines, ...there, url }) }
    if (from < to) return { lines: linkLines({ lines, from, to, url }) }
    const end = from + url.length
    const written = spliceLines({ lines, from, to, text: url, marks: [] })
    return { lines: linkLines({ lines: written, from, to: end, url }), from: end, to: end, marks: [] }
  })
}

const MARKS: readonly Mark[] = ['bold', 'italic', 'underline', 'highlight']

/** The commands that what is selected already follows, for a toolbar to show as pressed. */
export function commandsOn(pen: Pen): RichTextCommand[] {
  const { caret, isActive } = pen.writing.get() ?? {}
  if (!caret || !isActive || !isRich(caret)) return []
  const on = { lines: pen.lines(caret), ...rangeOf(caret) }
  if (on.lines.length === 0) return []
  const marks =
    on.from === on.to ? (pen.marksOf(caret) ?? []) : MARKS.filter((mark) => hasMark({ ...on, mark }))
  const lists = (['bullets', 'numbered'] as const).filter((list) =>
    isList({ ...on, ordered: list === 'numbered' }),
  )
  return [...marks, ...lists]
}
