import fc from 'fast-check'
import { expect, test } from 'vitest'
import { literalBlocks } from '../../../app/document/rich-text/literal-blocks'
import { parseRichText } from '../../../app/document/rich-text/parse'
import { inlineText, plainText } from '../../../app/document/rich-text/plain-text'
import { serializeRichText } from '../../../app/document/rich-text/serialize'
import { sliceInline } from '../../../app/document/rich-text/slice-inline'
import { richText, trickySource, trickyText } from './rich-text-arbitrary'

const RUNS = { numRuns: 1500 }

test('serialised blocks parse back as themselves', () => {
  fc.assert(
    fc.property(richText, (blocks) => {
      expect(parseRichText(serializeRichText(blocks))).toEqual(blocks)
    }),
    RUNS,
  )
})

test('any source, parsed and serialised, parses to the same blocks', () => {
  fc.assert(
    fc.property(fc.oneof(trickySource, fc.string({ unit: 'binary' })), (source) => {
      const blocks = parseRichText(source)
      expect(parseRichText(serializeRichText(blocks))).toEqual(blocks)
    }),
    RUNS,
  )
})

test('any text, escaped, parses back as exactly that text', () => {
  const lines = fc
    .array(fc.oneof(trickyText, fc.constant('')), { maxLength: 6 })
    .map((parts) => parts.join('\n'))
  fc.assert(
    fc.property(fc.oneof(lines, fc.string({ unit: 'binary' })), (text) => {
      const blocks = parseRichText(text === '' ? '' : serializeRichText(literalBlocks(text)))
      expect(plainText(blocks)).toBe(text.replace(/\r\n?/g, '\n'))
      expect(blocks.every((block) => block.type === 'paragraph')).toBe(true)
    }),
    RUNS,
  )
})

test('slices of a paragraph put together again give its whole text', () => {
  fc.assert(
    fc.property(richText, fc.nat(40), fc.nat(40), (blocks, a, b) => {
      for (const block of blocks) {
        if (block.type !== 'paragraph') continue
        const text = inlineText(block.children)
        const [from, to] = [Math.min(a, b, text.length), Math.min(Math.max(a, b), text.length)]
        expect(inlineText(sliceInline({ children: block.children, from, to }))).toBe(text.slice(from, to))
        expect(sliceInline({ children: block.children, from: 0, to: text.length })).toEqual(block.children)
      }
    }),
    RUNS,
  )
})
