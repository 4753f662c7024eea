import { expect, test } from 'vitest'
import { linesOfPlainText } from '../../../app/editor/clipboard/lines-of-plain-text'
import { blocksOf } from '../../../app/document/rich-text/lines'
import { serializeRichText } from '../../../app/document/rich-text/serialize'

const nested = (text: string) => linesOfPlainText(text).map(({ levels }) => levels.length)

test.each([
  ['spaces', '• Led\n  ◦ Hired\n• Built', [1, 2, 1]],
  ['four spaces', '- Led\n    - Hired\n        - Four\n- Built', [1, 2, 3, 1]],
  ['tabs', '1. Led\n\t2. Hired', [1, 2]],
  ['a word processor’s signs', '•\tLed\no\tHired\n•\tBuilt', [1, 2, 1]],
  ['none: a word is no sign', 'o dear', [0]],
])('what lies deeper in a pasted list stays so: %s', (_, text, depths) =>
  expect(nested(text)).toEqual(depths),
)

const read = (text: string) => serializeRichText(blocksOf(linesOfPlainText(text))).split(/\n+/)

test('no sign of Markdown is left, and nothing that is none is taken for one', () => {
  const source = [
    ...[
      '# Work',
      '',
      'Fast __and__ _quiet_ `a_b`; ~~slow~~ \\*so\\*',
      '> said',
      '---',
      '- [x] done',
      '1. first',
    ],
    ...['| A | B |', '|---|---|', 'See [all docs](https://example.org/a_b_c)', '<aside>', 'Note', '</aside>'],
  ]
  expect(read(source.join('\n'))).toEqual([
    ...['Work', 'Fast **and** *quiet* a_b; slow \\*so\\*', 'said', '- done', '1. first', 'A | B'],
    ...['See [all docs](https://example.org/a_b_c)', 'Note'],
  ])
  const code = ['#1 of 9', 'Map<K, V> & __init__, 5 * 3 * 2', '# of people led: 9']
  expect(read(code.join('\n'))).toEqual(code.map((line) => line.replaceAll('*', '\\*')))
})

test('a word that a page parted is whole again, as are the cells of a table', () => {
  const pdf = [
    'Modelled the flood plain of three rivers and pub-',
    'lished the maps by which all councils plan, in the well-',
    'known Tees study; trained the whole infra\u00ad',
    'structure team.',
  ]
  expect(read(pdf.join('\r\n'))).toEqual([
    'Modelled the flood plain of three rivers and published the maps by which all councils plan, in the well-known Tees study; trained the whole infrastructure team.',
  ])
  expect(read('Year\tFirm\r\n2020\t"Harbour\nAll ""9"""')).toEqual(['Year Firm', '2020 Harbour All "9"'])
})
