import fc from 'fast-check'
import type { Block, Inline, List, Paragraph } from '../../../app/document/rich-text/types'

/** Text made mostly of what could be markup. */
export const trickyText = fc
  .array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom(...'* ** + ++ = == [ ] ]( ( ) \\'.split(' '), ' ', '  '),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          ...['-', '- ', '1. ', '1.', '#', '\t', '\u2060', '\u3000'],
          ...['C++', 'https://a.cn', 'a', '中'],
        ),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

export const trickySource = fc
  .array(
    fc.oneof(
      trickyText,
      fc.constantFrom('\n', '\n\n', '\n- ', '\n  - ', '\n1. ', '\r\n', '[x](http://b.cn)'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

const textValue = trickyText.map((text) => text.replace(/[\r\n]/g, '')).filter((text) => text !== '')
const MARKS = ['bold', 'italic', 'underline', 'highlight'] as const
const url = fc.constantFrom('https://example.cn/a_(b)?c=1', 'mailto:a@b.cn', 'tel:+8610123', 'http://x/\\)(')

type Kind = (typeof MARKS)[number] | 'link'

/** Inline children a parse can give: no empty or self-nested marks, no two texts side by side. */
function inlineIn(kinds: readonly Kind[], minLength: number): fc.Arbitrary<Inline[]> {
  const leaves: fc.Arbitrary<Inline>[] = [
    textValue.map((value): Inline => ({ type: 'text', value })),
    fc.constant<Inline>({ type: 'break' }),
  ]
  const marks = kinds.map((kind) => {
    const inner = inlineIn(
      kinds.filter((other) => other !== kind),
      1,
    )
    return kind === 'link'
      ? fc.record({ type: fc.constant('link' as const), url, children: inner })
      : fc.record({ type: fc.constant(kind), children: inner })
  })
  return fc.array(fc.oneof(...leaves, ...marks), { minLength, maxLength: 3 }).map(joinTexts)
}

function joinTexts(children: Inline[]): Inline[] {
  return children.filter((child, i) => !(child.type === 'text' && children[i - 1]?.type === 'text'))
}

const paragraph: fc.Arbitrary<Paragraph> = fc
  .subarray([...MARKS, 'link'] as const, { maxLength: 3 })
  .chain((kinds) => inlineIn(kinds, 0))
  .map((children) => ({ type: 'paragraph', children }))

function blocksAt(depth: number): fc.Arbitrary<Block[]> {
  const list: fc.Arbitrary<List> = fc
    .record({
      ordered: fc.boolean(),
      start: fc.nat(990),
      items: fc.array(
        fc.record({ children: depth > 0 ? blocksAt(depth - 1) : paragraph.map((only) => [only]) }),
        {
          minLength: 1,
          maxLength: 3,
        },
      ),
    })
    .map(({ ordered, start, items }) => ({ type: 'list', ordered, start: ordered ? start : 1, items }))
  return fc.array(fc.oneof(paragraph, list), { maxLength: 3 }).map(partLists)
}

function partLists(blocks: Block[]): Block[] {
  return blocks.filter((block, i) => {
    const before = blocks[i - 1]
    return !(block.type === 'list' && before?.type === 'list' && before.ordered === block.ordered)
  })
}

export const richText = blocksAt(2)
