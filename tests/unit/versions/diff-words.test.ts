import { describe, expect, it } from 'vitest'
import { diffWords } from '../../../app/features/versions/diff-words'
import { markFlags } from '../../../app/editor/assistant/suggestion/mark-flags'

const textOf = (parts: { kind: string; text: string }[], without: string) =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')

describe('a diff by words', () => {
  it.each([
    ['Ran the shop.', 'Ran the night shop with 12 people.', 'en'],
    ['负责门店运营', '负责三家门店的日常运营', 'zh-CN'],
    ['', 'New', 'en'],
    ['Old', '', 'en'],
    ['- one\n- two', '- two\n- three', 'en'],
  ] as const)('holds both texts: %j, %j', (before, after, language) => {
    const parts = diffWords({ before, after, language })
    expect(textOf(parts, 'added')).toBe(before)
    expect(textOf(parts, 'removed')).toBe(after)
  })

  it('shows what changed in a row as one piece out and one piece in', () => {
    expect(diffWords({ before: 'I was responsible for ads.', after: 'I ran ads.', language: 'en' })).toEqual([
      { kind: 'same', text: 'I ' },
      { kind: 'removed', text: 'was responsible for' },
      { kind: 'added', text: 'ran' },
      { kind: 'same', text: ' ads.' },
    ])
  })

  it('shows a text that was written anew whole, whatever words the two happen to share', () => {
    const [before, after] = ['Sold tickets and drinks, dealt with complaints', 'Led seven people with skill']
    expect(diffWords({ before, after, language: 'en' })).toEqual([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ])
  })

  it('leaves texts too long to compare whole', () => {
    const [before, after] = ['a b '.repeat(2000), 'c d '.repeat(2000)]
    const parts = diffWords({ before, after, language: 'en' })
    expect(textOf(parts, 'added')).toBe(before)
    expect(textOf(parts, 'removed')).toBe(after)
  })
})

it('marks a flag where it stands in the new text, over the edges of what changed', () => {
  const after = 'Led 12 people'
  const flag = { from: 4, to: 13 }
  const parts = markFlags({
    parts: diffWords({ before: 'Led people', after, language: 'en' }),
    flags: [flag],
  })
  expect(textOf(parts, 'removed')).toBe(after)
  expect(
    parts
      .filter((part) => part.flag)
      .map(({ text }) => text)
      .join(''),
  ).toBe('12 people')
})
