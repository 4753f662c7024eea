import { hasMark, isList, toggleLinesList, toggleLinesMark } from '../../document/rich-text/edit-lines'
import type { RichTextCommand } from '../rich-text-field/rich-text-keys'
import type { Line } from '../../document/rich-text/lines'
import { RICH_TEXT_TEXTS } from '../texts/rich-text-texts'
import type { Editor } from '../session/editor'
import { isLinking } from './is-linking'
import type { Caret, Part, Range } from './caret'
import type { Pen } from './pen'
import { endComposition } from './end-composition'
import { isRich } from './written-field'

type Run = { command: RichTextCommand; editor: Pick<Editor, 'pen' | 'language'> }

/** Runs a command on what is selected; a mark without a selection is that of what is written next. */
export function runMark({ command, editor: { pen, language } }: Run): boolean {
  const name = RICH_TEXT_TEXTS[language][command]
  endComposition(pen)
  const caret = pen.writing.get()?.caret
  if (command === 'link') {
    isLinking.set(!caret?.span)
    return true
  }
  if (caret?.span) {
    // All get what one of them lacks.
    const lacks = !commandsOn(pen).includes(command)
    return pen.changeAll(name, (on) =>
      isOn({ ...on, command }) === lacks ? on.lines : toggled({ ...on, command }),
    )
  }
  if (command !== 'bullets' && command !== 'numbered' && caret && caret.anchor === caret.focus) {
    const marks = pen.marksOf(caret) ?? []
    const next = marks.includes(command) ? marks.filter((mark) => mark !== command) : [...marks, command]
    pen.put({ ...caret, marks: next })
    return true
  }
  return pen.change(name, (on) => ({ lines: toggled({ ...on, command }) }))
}

type On = Range & { lines: Line[]; command: Exclude<RichTextCommand, 'link'> }

function toggled({ command, ...on }: On): Line[] {
  return command === 'bullets' || command === 'numbered'
    ? toggleLinesList({ ...on, ordered: command === 'numbered' })
    : toggleLinesMark({ ...on, mark: command })
}

function isOn({ command, ...on }: On): boolean {
  return command === 'bullets' || command === 'numbered'
    ? isList({ ...on, ordered: command === 'numbered' })
    : hasMark({ ...on, mark: command })
}

const COMMANDS = ['bold', 'italic', 'underline', 'highlight', 'bullets', 'numbered'] as const

/** The commands that what is selected already follows, for a toolbar to show as pressed. */
export function commandsOn(pen: Pen): RichTextCommand[] {
  const { caret, isActive } = pen.writing.get() ?? {}
  if (!caret || !isActive) return []
  const parts = richPartsOf({ pen, caret }).map((part) => ({ ...part, lines: pen.lines(part) }))
  if (parts.every(({ lines }) => lines.length === 0)) return []
  const marks = caret.anchor === caret.focus && !caret.span ? (pen.marksOf(caret) ?? []) : undefined
  return COMMANDS.filter((command) =>
    marks && command !== 'bullets' && command !== 'numbered'
      ? marks.includes(command)
      : parts.every((part) => isOn({ ...part, command })),
  )
}

/** What of the selection can be bold, or a list. */
export function richPartsOf({ pen, caret }: { pen: Pen; caret: Caret }): Part[] {
  return pen.parts(caret).filter((part) => isRich(part) && (!caret.span || part.from < part.to))
}
