import { expect, test } from 'vitest'
import { linesOfPlainText } from '../../../app/editor/clipboard/lines-of-plain-text'
import { pastedLine } from '../../../app/editor/clipboard/pasted-line'
import { pastedLines } from '../../../app/editor/clipboard/pasted-lines'
import { blocksOf, linesText } from '../../../app/document/rich-text/lines'
import { serializeRichText } from '../../../app/document/rich-text/serialize'

const nested = (text: string) => linesOfPlainText(text).map(({ levels }) => levels.length)

test.each([
  ['spaces', '• Led\n  ◦ Hired\n• Built', [1, 2, 1]],
  ['a word processor’s signs', '•\tLed\no\tHired\n•\tBuilt', [1, 2, 1]],
  ['signs of Wingdings', '\uf06cLed\n\uf06e Built\n\uf0a8\tSold', [1, 1, 1]],
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

test.each([
  ['numbers that don’t follow each other', '3. März 2020\n5. April 2021'],
  ['Chinese ones', '2、甲\n1、乙'],
  ['an area code', '(86) 138\n(10) 8888\n+ 86 138'],
  ['a rating', '★★★☆☆ English\n★★☆☆☆ French'],
  ['a number of something', '# of users grew 40 %\n#1 in sales'],
  ['words with joiners and non-joiners', 'می\u200cخواهم\nක්\u200dෂ'],
])('what a text begins with stays where it is no sign of a list: %s', (_, text) => {
  expect(linesText(linesOfPlainText(text))).toBe(text)
  expect(nested(text)).toEqual(text.split('\n').map(() => 0))
})

test('numbers that follow each other are a list, also from another number on and with more between', () => {
  expect(read('3. a\n4. b')).toEqual(['3. a', '4. b'])
  expect(read('1. a\n- x\n2. b\nText\n1. c')).toEqual(['1. a', '- x', '2. b', 'Text', '1. c'])
})

test('only signs that stand at words are Markdown’s', () => {
  const rows = [
    '**B** and 2*3*4 = 24',
    'C*、D* 算法 **A**',
    'List<b> <b>x</b>',
    '> 100 users',
    '> said',
    '20**，now 30**',
  ]
  expect(read(rows.join('\n'))).toEqual([
    ...['**B** and 2\\*3\\*4 = 24', 'C\\*、D\\* 算法 **A**', 'List<b> x', '> 100 users', 'said'],
    '20\\*\\*，now 30\\*\\*',
  ])
})

test.each(['·Luc', '★★★☆☆', '# of users grew', '`x`', 'dict(**a, **b)', '3. Platz'])(
  'a single line is left to be written as it is: %j',
  (text) => {
    expect(pastedLine({ html: '', text })).toBeUndefined()
    expect(pastedLines({ html: '', text, isAtLineStart: true })).toBeUndefined()
  },
)

test.each([
  ['**Bold** and 2*3*4', 'Bold and 2*3*4'],
  ['(86) 138-0000\nfoo@bar.com', '(86) 138-0000\nfoo@bar.com'],
  ['- 5\n- 6', '- 5\n- 6'],
  ['• Led\n- Built\n1. Sold', 'Led\nBuilt\n1. Sold'],
])('into a text of one line goes what was written, without the signs of items: %j', (text = '', line) =>
  expect(pastedLine({ html: '', text })).toBe(line),
)

test.each([
  ['brackets', '['.repeat(40_000)],
  ['spaces in a heading', `# x${' '.repeat(40_000)}y\n- a`],
  ['stars', `**a** ${'*a '.repeat(13_000)}`],
  ['cells', `a${' '.repeat(40_000)}b\tc\nx`],
])('a long odd text is read at once: %s', (_, text) => {
  const begin = performance.now()
  linesOfPlainText(text)
  // Read again and again from each place it takes many seconds.
  expect(performance.now() - begin).toBeLessThan(3000)
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
  for (const [parted, whole] of [
    ['self-\nment', 'self-ment'],
    ['mid-\nto long-term', 'mid- to long-term'],
  ] as const)
    expect(read(parted)).toEqual([whole])
  // Signs in rows of their own, and a break within a paragraph.
  expect(read('•\nLed\n➢\nBuilt\n2021\vfor Hull')).toEqual(['- Led', '- Built', '2021', 'for Hull'])
  expect(read('Year\tFirm\r\n2020\t"Harbour\nAll ""9"""')).toEqual(['Year Firm', '2020 Harbour All "9"'])
})

test.each([
  [
    'statements that begin with a capital',
    'Managed a team of twelve sales representatives in London\nIncreased regional revenue by 24% within two fiscal years\nBuilt the reporting tools that each branch still uses',
    3,
  ],
  [
    'what a page broke in the middle of a sentence',
    'Managed a team of twelve sales representatives in\nLondon and Leeds, who increased regional revenue by\n24% within two fiscal years',
    1,
  ],
  [
    'Chinese that a page broke',
    '负责华东区十二家门店的日常运营与库存盘点带领三十余人的\n团队完成全年销售目标并连续三年获评优秀负责华东区的十二\n家门店的日常运营',
    1,
  ],
])('rows stay rows or become one text: %s', (_, text, count) => expect(read(text)).toHaveLength(count))

test.each([
  [
    'two lines that the page broke before a year',
    'I was responsible for the planning of all berths in the year\n2019 and for the safety of the crew on every ship that was on\nduty, I kept the logs.',
  ],
])('a sentence is whole again: %s', (_, text) => {
  expect(read(text)).toEqual([text.replaceAll('\n', ' ')])
})

test('a Chinese sentence is whole again on both sides of a year', () => {
  const [before, after] = [
    '负责港口调度系统的整体设计与落地，协调三个部门的需求与排期，',
    '完成系统上线，全年未发生一次重大事故。',
  ]
  expect(read(`${before}到2021\n年${after}`)).toEqual([`${before}到2021年${after}`])
  expect(read(`${before}并在\n2021年${after}`)).toEqual([`${before}并在 2021年${after}`])
})

test('rows of a narrow column are whole again, and what begins small by itself stays', () => {
  expect(
    read('• Led the migration of the\nbilling platform\n• Trained the support team in\nall of its parts'),
  ).toEqual(['- Led the migration of the billing platform', '- Trained the support team in all of its parts'])
  expect(read('Moved the shop and\nits stock to the new\nwarehouse in Leeds')).toEqual([
    'Moved the shop and its stock to the new warehouse in Leeds',
  ])
  expect(read('• Photography\niOS\nlinkedin.com/in/ann')).toHaveLength(3)
  expect(read('• Python\njava\n• Led a team of five\nfreelance designer')).toHaveLength(4)
  expect(read('Dear Ms Lee,\nplease find enclosed')).toHaveLength(2)
  expect(read('Head of Sales\nresponsible for Leeds')).toHaveLength(2)
})

test('dashes at their words are items where there are several, and a table of Markdown is no drawing', () => {
  expect(read('-Led a team\n-Cut costs by 12%')).toEqual(['- Led a team', '- Cut costs by 12%'])
  expect(read('Engineer\nJan 2019\n–Present\nClerk\nJan 2017\n–Mar 2018')).not.toContain('- Present')
  expect(read('-Wall\n-Werror')).toEqual(['-Wall', '-Werror'])
  expect(read('–Led a team\nand more')).not.toContain('- Led a team')
  expect(read('| Skill | Years |\n|:--|--:|\n| Go | 2 |')).toEqual(['Skill | Years', 'Go | 2'])
})
