import { describe, expect, it } from 'vitest'
import { createQuoteFinder } from '../../../app/features/assistant/edits/find-quote'

const found = (text: string, quote: string) =>
  createQuoteFinder(text)(quote).map(({ from, to }) => text.slice(from, to))

describe('a quotation', () => {
  it.each([
    ['Ran the **night shift** of 12', 'the night shift', ['the **night shift']],
    ["the team's work", 'the team’s work', ["the team's work"]],
    ['2019–2021, 带领 12 人', '带领12人', ['带领 12 人']],
    ['２０人团队', '20人', ['２０人']],
    ['Led the team to success', 'Led … success', ['Led', 'success']],
    ['- one\n- two', 'one two', ['one\n- two']],
    ['𠮷野家的 shift', '𠮷野家', ['𠮷野家']],
    ['100㎡', '100 m2', ['100㎡']],
  ])('of “%s” as “%s” is found', (text, quote, places) => {
    expect(found(text, quote)).toEqual(places)
  })

  it.each([
    ['handled it', 'led'],
    ['1,200 people', '200'],
    ['12.5 %', '12'],
    ['a text', '。'],
    ['a text', ''],
  ])('of “%s” as “%s” is nobody’s claim', (text, quote) => {
    expect(found(text, quote)).toEqual([])
  })

  it('that stands everywhere has few places, and is looked for without getting stuck', () => {
    expect(found('的'.repeat(20_000), '的')).toHaveLength(5)
    expect(found('a'.repeat(20_000), `${'a'.repeat(599)}b`)).toEqual([])
  })
})
