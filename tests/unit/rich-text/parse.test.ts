import { expect, test } from 'vitest'
import { parseRichText } from '../../../app/document/rich-text/parse'
import { plainText } from '../../../app/document/rich-text/plain-text'
import { serializeRichText } from '../../../app/document/rich-text/serialize'
import type { Inline } from '../../../app/document/rich-text/types'

const text = (value: string): Inline => ({ type: 'text', value })
const inlineOf = (source: string) => {
  const [block] = parseRichText(source)
  return block?.type === 'paragraph' ? block.children : undefined
}
const isPlain = (source: string) => expect(inlineOf(source)).toEqual([text(source)])

test.each([
  ['**粗**', 'bold'],
  ['*斜*', 'italic'],
  ['++下划线++', 'underline'],
  ['==高亮==', 'highlight'],
] as const)('%s is %s', (source, type) => {
  expect(inlineOf(`前${source}后`)).toEqual([
    text('前'),
    { type, children: [text(source.replace(/[*+=]/g, ''))] },
    text('后'),
  ])
})

test('marks work beside letters and punctuation without spaces, as Chinese is written', () => {
  expect(inlineOf('使用React**“框架”**。')).toEqual([
    text('使用React'),
    { type: 'bold', children: [text('“框架”')] },
    text('。'),
  ])
})

test.each([
  'C++、C++11 和 C++',
  'a == b',
  'if (a==b==c)',
  '3*4*5',
  '2 * 3 * 4',
  '**没有结束',
  '=====',
  '[1] 参考',
  '[x](y)',
  '[a](javascript:alert(1))',
  '[a](data:text/html,x)',
  '[a]( http://x)',
  '# 标题',
  '2024. 毕业',
  'a\\b',
])('%s is plain text', isPlain)

test('three asterisks are bold and italic, whichever ends first', () => {
  expect(inlineOf('***a***')).toEqual([
    { type: 'bold', children: [{ type: 'italic', children: [text('a')] }] },
  ])
  expect(inlineOf('***a** b*')).toEqual([
    { type: 'italic', children: [{ type: 'bold', children: [text('a')] }, text(' b')] },
  ])
})

test('crossing signs: the outer pair wins, the inner sign is text', () => {
  expect(inlineOf('**a *b** c*')).toEqual([{ type: 'bold', children: [text('a *b')] }, text(' c*')])
})

test('links keep round brackets in their address and may hold marks', () => {
  expect(inlineOf('[**a** b](https://x.cn/A_(b))')).toEqual([
    {
      type: 'link',
      url: 'https://x.cn/A_(b)',
      children: [{ type: 'bold', children: [text('a')] }, text(' b')],
    },
  ])
})

test('a newline is a break, an empty line parts paragraphs', () => {
  expect(parseRichText('a\nb\n\nc')).toEqual([
    { type: 'paragraph', children: [text('a'), { type: 'break' }, text('b')] },
    { type: 'paragraph', children: [text('c')] },
  ])
})

test('lists nest by indentation and take a paragraph of their own', () => {
  const source = '3. a\n   - b\n   - c\n\n     d\n4. e'
  const blocks = parseRichText(source)
  expect(blocks).toMatchObject([{ type: 'list', ordered: true, start: 3, items: [{}, {}] }])
  expect(plainText(blocks)).toBe('a\nb\nc\n\nd\ne')
  expect(serializeRichText(blocks)).toBe(source)
})

test('canonical source stays as it is', () => {
  for (const source of ['C++、a == b、[1]、100%', '**a** *b*', '***a***', '- a\n- b\n\nc', 'a\n1. b']) {
    expect(serializeRichText(parseRichText(source))).toBe(source)
  }
})

test.each([
  ['* ', 40_000],
  ['**a*', 40_000],
  ['[', 100_000],
  ['[](tel:', 5_000],
  ['**++==*[', 20_000],
  ['***', 40_000],
  ['\\', 100_000],
  ['- ', 50_000],
])('a text of many %j is parsed', (part, times) => {
  expect(parseRichText(part.repeat(times)).length).toBeGreaterThan(0)
})

test('indentation of any depth is parsed, at a bounded depth', () => {
  const blocks = parseRichText(Array.from({ length: 400 }, (_, i) => `${'  '.repeat(i)}- x`).join('\n'))
  expect(plainText(blocks).split('\n')).toHaveLength(400)
  expect(JSON.stringify(blocks).match(/"list"/g)).toHaveLength(8)
})
