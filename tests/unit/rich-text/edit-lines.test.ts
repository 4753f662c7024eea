import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  nestLines,
  spliceLines,
  toggleLinesList,
  toggleLinesMark,
} from '../../../app/document/rich-text/edit-lines'
import { blocksOf, linesOf, linesText } from '../../../app/document/rich-text/lines'
import { parseRichText } from '../../../app/document/rich-text/parse'
import { serializeRichText } from '../../../app/document/rich-text/serialize'
import type { Line } from '../../../app/document/rich-text/lines'
import { richText } from './rich-text-arbitrary'

const read = (source: string) => linesOf(parseRichText(source))
const write = (lines: readonly Line[]) => serializeRichText(blocksOf(lines))
const textOf = (source: string) => linesText(read(source))
const typed = fc.string({
  unit: fc.constantFrom(...'aab 李*-+=[](\\1.#\n', '👩‍💻'),
  maxLength: 12,
})
const place = fc.nat(400)
const spanIn = ({ length }: string, a: number, b: number) => {
  const ends = [a, b].map((end) => end % (length + 1))
  return { from: Math.min(...ends), to: Math.max(...ends) }
}

test('lines are the rich text, and back', () => {
  fc.assert(
    fc.property(richText, (blocks) => {
      expect(linesOf(blocksOf(linesOf(blocks)))).toEqual(linesOf(blocks))
    }),
  )
})

test('whatever is written, erased or pasted into a rich text, its text is that of a plain box', () => {
  fc.assert(
    fc.property(richText, fc.array(fc.tuple(place, place, typed), { maxLength: 12 }), (blocks, edits) => {
      let source = serializeRichText(blocks)
      let box = textOf(source)
      for (const [a, b, text] of edits) {
        const { from, to } = spanIn(box, a, b)
        source = write(spliceLines({ lines: read(source), from, to, text }))
        box = box.slice(0, from) + text + box.slice(to)
        expect(textOf(source)).toBe(box)
      }
    }),
    { numRuns: 400 },
  )
})

test('marks, lists and levels move no letter, and a mark taken away leaves what was', () => {
  fc.assert(
    fc.property(
      richText,
      place,
      place,
      fc.constantFrom('bold', 'italic', 'underline', 'highlight'),
      (blocks, a, b, mark) => {
        const source = serializeRichText(blocks)
        const text = textOf(source)
        const { from, to } = spanIn(text, a, b)
        const lines = read(source)
        const marked = write(toggleLinesMark({ lines, from, to, mark: mark as 'bold' }))
        expect(textOf(marked)).toBe(text)
        expect(textOf(write(toggleLinesMark({ lines: read(marked), from, to, mark: mark as 'bold' })))).toBe(
          text,
        )
        for (const ordered of [true, false])
          expect(textOf(write(toggleLinesList({ lines, from, to, ordered })))).toBe(text)
        for (const by of [1, -1] as const)
          expect(textOf(write(nestLines({ lines, from, to, by }) ?? lines))).toBe(text)
      },
    ),
    { numRuns: 400 },
  )
})

test('makes items of the lines of a broken paragraph that are chosen', () => {
  const lines = read('Led a team\nof **seven\nSold** 400')
  const to = linesText(lines).length
  expect(write(toggleLinesList({ lines, from: 0, to, ordered: false }))).toBe(
    '- Led a team\n- of **seven**\n- **Sold** 400',
  )
  expect(write(toggleLinesList({ lines, from: 12, to: 12, ordered: true }))).toBe(
    'Led a team\n1. of **seven**\n\n**Sold** 400',
  )
})

test('an empty line that is taken away leaves the item below it an item', () => {
  const lines: Line[] = [{ levels: [], opens: false, children: [] }, ...read('- One\n- Two')]
  expect(write(spliceLines({ lines, from: 0, to: 1, text: '' }))).toBe('- One\n- Two')
})
