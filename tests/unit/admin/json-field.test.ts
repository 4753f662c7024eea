import { describe, expect, it } from 'vitest'
import type { Language } from '../../../collections/resumes/choices'
import { checkContent } from '../../../cms/admin/json/check-content'
import { breakLine, indent, outdent, type Edit } from '../../../cms/admin/json/edit-text'
import { formatJson, parseJson } from '../../../cms/admin/json/parse-json'

describe('reading', () => {
  it.each([
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
    ['[1,\n', 2, 1],
    ['{"a": [1, 2,]}', 1, 13],
    ['{"a": "open\n"}', 1, 7],
  ])('says where %j is no JSON', (text, line, column) => {
    expect(parseJson(text)).toMatchObject({ ok: false, line, column })
  })

  it('takes an empty text for nothing, and gives back what it laid out', () => {
    expect(parseJson('  ')).toEqual({ ok: true, value: null })
    const value = { a: [1, { b: 'c' }] }
    expect(parseJson(formatJson(value))).toEqual({ ok: true, value })
    expect(formatJson('{"half')).toBe('{"half')
  })

  it('names each place where a document is no resume, in either language', () => {
    const value = { margin: { left: 'wide' }, config: { themeColor: 'blue' } }
    const texts = (language: Language) => checkContent({ value, language }).map(({ text }) => text)
    expect(texts('zh-CN')).toContain('content.config.themeColor: 颜色须形如 #487bc2')
    expect(texts('en')).toContain('content.margin.left: must be of type number')
    expect(checkContent({ value: {}, language: 'en' })).toEqual([])
  })
})

describe('keys', () => {
  const edited = (text: string, { from, to, insert }: Edit) => text.slice(0, from) + insert + text.slice(to)

  it('moves lines in and out again', () => {
    const text = 'a\nbc\nd'
    const inwards = indent({ text, start: 2, end: 6 })
    const moved = edited(text, inwards)
    expect(moved).toBe('a\n  bc\n  d')
    const { start, end } = inwards
    expect(edited(moved, outdent({ text: moved, start, end }))).toBe(text)
    expect(edited(text, indent({ text, start: 3, end: 3 }))).toBe('a\nb  c\nd')
    expect(edited(text, outdent({ text, start: 3, end: 3 })), 'nothing to take away').toBe(text)
  })

  it('begins a new line where the one before it began', () => {
    expect(edited('  {', breakLine({ text: '  {', start: 3, end: 3 }))).toBe('  {\n    ')
    expect(edited('  1,', breakLine({ text: '  1,', start: 4, end: 4 }))).toBe('  1,\n  ')
  })
})
