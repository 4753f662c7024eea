import { describe, expect, it } from 'vitest'
import {
  directionOf,
  languageOf,
  LEFT_TO_RIGHT_PARTS,
  piecesOf,
  readsOf,
} from '../../../app/document/text/direction'
import { pageDirection } from '../../../app/document/text/page-direction'
import { longResume } from '../../factories/long-resume'
import { rightToLeftResume } from '../../factories/right-to-left-resume'

describe('a text is read', () => {
  it.each([
    ['שלום Node', 'rtl'],
    ['React ו-Node', 'mixed'],
    ['موقع', 'rtl'],
    ['简历 2020', 'ltr'],
    ['٢٠٢٠ – 2023', undefined],
  ])('as its first letter is: %s', (text, reads) => {
    expect(readsOf(text)).toBe(reads)
  })

  it('as what is around it where it only begins with another name, or has no letters', () => {
    expect(directionOf({ reads: 'mixed', within: 'rtl' })).toBe('rtl')
    expect(directionOf({ reads: 'mixed', within: 'ltr' })).toBe('ltr')
    expect(directionOf({ reads: undefined, within: 'rtl' })).toBe('rtl')
    expect(directionOf({ reads: 'ltr', within: 'rtl' })).toBe('ltr')
  })
})

describe('within a text from the right', () => {
  it.each([
    ['טלפון: 054 123 4567, או', ['054 123 4567']],
    ['טלפון +972 (3) 555-0134.', ['+972 (3) 555-0134']],
    ['בשנים 2019 – 2023', ['2019 – 2023']],
    ['ירידה של -5% ב-2020.', ['-5%', '2020']],
    [
      'ראו https://example.com/a?b=1/, וכתבו אל a.b@example.com.',
      ['https://example.com/a?b=1/', 'a.b@example.com'],
    ],
    ['C++, C# ו-.NET', ['C++', 'C#', '.NET']],
  ])('what keeps its order is found: %s', (text, parts) => {
    expect(text.split(LEFT_TO_RIGHT_PARTS).filter((_, i) => i % 2 === 1)).toEqual(parts)
  })

  it('words and signs are drawn apart, a phrase from the left at once, and nothing is lost', () => {
    const text = 'שלום, עולם (Spring Boot 3) 12.5  سنوات ٢٠٢٠'
    expect(piecesOf(text)).toEqual([
      ...['שלום', ',', ' ', 'עולם', ' ', '(', 'Spring Boot 3', ')', ' ', '12.5', '  ', 'سنوات', ' ', '٢٠٢٠'],
    ])
    expect(piecesOf(text).join('')).toBe(text)
  })
})

it('a page is read as most of its letters are, and has no side where none is from the right', () => {
  expect(pageDirection(longResume('zh-CN'))).toBeUndefined()
  expect(pageDirection(rightToLeftResume({ script: 'arabic' }))).toBe('rtl')
  const mixed = longResume('en')
  const [first] = mixed.baseInfo.list
  if (first) first.value = 'נעמה'
  expect(pageDirection(mixed)).toBe('ltr')
})

it('letters that few languages share name one', () => {
  expect(['שלום', 'خدمة', 'پروژه', 'نوکری ڈیٹا', 'Hello'].map(languageOf)).toEqual([
    ...['he', 'ar', 'fa', 'ur', undefined],
  ])
})

it.each([
  ['שלום cafe\u0301 שלום', 'cafe\u0301'],
  ['שלום 🇮🇱', '🇮🇱'],
  ['שלום 👩‍💻', '👩‍💻'],
  ['١٢٫٥ سنوات', '١٢٫٥'],
])('what is one letter or one figure stays one piece: %s', (text, piece) => {
  expect(piecesOf(text)).toContain(piece)
})

it('lets no Latin name reach over a mark that turns the text', () => {
  expect(piecesOf('שלום React \u200fJava סוף')).toEqual(expect.arrayContaining(['React', 'Java']))
})

it('goes by the words that are printed: not by what is hidden, kept of an import, or says how a section looks', () => {
  const content = rightToLeftResume({ script: 'hebrew' })
  const [section] = content.entryList
  const [item] = section?.items ?? []
  if (!section || !item) throw new Error('The resume has an entry.')
  const english = 'Nothing of this is printed. '.repeat(400)
  const extra = { jsonResume: english }
  const hidden = { ...section, hidden: true, items: [{ ...item, text: english }] }
  const all = { ...content, entryList: [...content.entryList.map((one) => ({ ...one, extra })), hidden] }
  expect(pageDirection(all)).toBe('rtl')
})
