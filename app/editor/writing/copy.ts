import { htmlBlocks } from '~/features/interchange/html/html-blocks'
import { sliceLines } from '../../document/rich-text/edit-lines'
import { blocksOf, linesOf, type Line } from '../../document/rich-text/lines'
import { inlineText } from '../../document/rich-text/plain-text'
import { keepRows, rowsIn, type CopiedRows } from '../clipboard/copied-rows'
import { ROWS_TYPE } from '../clipboard/rows-type'
import type { Editor } from '../session/editor'
import { rangeOf, type Part, type Range } from './caret'
import type { Pen } from './pen'
import { followSelection, type InBox } from './text-box'
import { isRich } from './written-field'

/** React's event or the browser's own, which may have no data where a script made it. */
export type CopyEvent = {
  preventDefault: () => void
  clipboardData: Pick<DataTransfer, 'getData' | 'setData'> | null
}
export type Copy = InBox & { editor: Editor; event: CopyEvent }

/** Copies what is selected of rich texts, or of several; answers what of the box it was. */
export function copy({ editor, event, ...inBox }: Copy): Range | undefined {
  const { pen } = inBox
  followSelection(inBox)
  const caret = pen.writing.get()?.caret
  const range = caret && (caret.span || isRich(caret)) ? rangeOf(caret) : undefined
  const parts = caret && range ? pen.parts(caret).filter(({ from, to }) => from < to) : []
  if (!caret || parts.length === 0) return undefined
  const { whole } = pen.rest(caret) ?? {}
  const rows = whole && rowsIn({ id: editor.id, content: editor.content(), parts, whole })
  setCopied({ event, pen, parts, rows })
  return range
}

type Copied = { event: CopyEvent; pen: Pen; parts: readonly Part[]; rows: CopiedRows | undefined }

/** Puts texts into the clipboard, and beside them the entries that they are. */
export function setCopied({ event, pen, parts, rows }: Copied): void {
  event.preventDefault()
  const texts = parts.map((part) =>
    isRich(part)
      ? sliceLines({ lines: pen.lines(part), ...part })
      : plainLines(pen.text(part).slice(part.from, part.to)),
  )
  const plain = texts.map(plainTextOf).join('\n')
  const data = event.clipboardData
  data?.setData('text/plain', plain)
  data?.setData('text/html', texts.map((lines) => htmlBlocks(blocksOf(lines))).join(''))
  if (rows) data?.setData(ROWS_TYPE, JSON.stringify(rows))
  keepRows({ plain, rows })
}

/** A text without marks; tags stand beside each other. */
function plainLines(text: string): Line[] {
  return linesOf([{ type: 'paragraph', children: [{ type: 'text', value: text.replaceAll('\n', ', ') }] }])
}

/** Lines for a program that takes letters only: items keep a sign and their indent. */
function plainTextOf(lines: readonly Line[]): string {
  return lines
    .map(({ levels, opens, children }) => {
      const indent = '  '.repeat(Math.max(levels.length - 1, 0))
      return (opens ? `${indent}• ` : indent) + inlineText(children)
    })
    .join('\n')
}
