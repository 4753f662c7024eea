import type { ClipboardEvent } from 'react'
import { htmlBlocks } from '~/features/interchange/html/html-blocks'
import { sliceLines } from '../../document/rich-text/edit-lines'
import { blocksOf, linesOf, type Line } from '../../document/rich-text/lines'
import { inlineText } from '../../document/rich-text/plain-text'
import { rangeOf, type Range } from './caret'
import { followSelection, type InBox } from './text-box'
import { isRich } from './written-field'

/** Copies what is selected of rich texts, or of several; answers what of the box it was. */
export function copy({ event, ...inBox }: InBox & { event: ClipboardEvent }): Range | undefined {
  const { pen } = inBox
  followSelection(inBox)
  const caret = pen.writing.get()?.caret
  const range = caret && (caret.span || isRich(caret)) ? rangeOf(caret) : undefined
  const copied = caret && range ? pen.parts(caret).filter(({ from, to }) => from < to) : []
  if (copied.length === 0) return undefined
  event.preventDefault()
  const texts = copied.map((part) =>
    isRich(part)
      ? sliceLines({ lines: pen.lines(part), ...part })
      : plainLines(pen.text(part).slice(part.from, part.to)),
  )
  event.clipboardData.setData('text/plain', texts.map(plainTextOf).join('\n'))
  event.clipboardData.setData('text/html', texts.map((lines) => htmlBlocks(blocksOf(lines))).join(''))
  return range
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
