import { describe, expect, test } from 'vitest'
import { fieldOf, setField } from '../../../app/editor/edits/set-field'
import { textFields } from '../../../app/editor/edits/text-fields'
import { findInText } from '../../../app/editor/find/find-in-text'
import { findMatches, matchFrom } from '../../../app/editor/find/find-matches'
import { replaceMatches } from '../../../app/editor/find/replace-matches'
import { writtenText } from '../../../app/editor/writing/written-field'
import { provideSchema } from '../../../app/editor/schema/schema-parts'
import * as parts from '../../../app/editor/schema/parts'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { englishResume } from '../../factories/english-resume'

provideSchema(parts)

const find = (text: string, query: string, options: { matchCase?: boolean; wholeWord?: boolean } = {}) =>
  findInText({ text, query, matchCase: false, wholeWord: false, ...options }).map(({ from, to }) =>
    text.slice(from, to),
  )

/** All places of a query in a resume. */
const placesOf = (content: ResumeContent, query: string, matchCase = true) =>
  findMatches({ content, places: undefined, query, matchCase, wholeWord: false })

describe('what is found in a text', () => {
  test('letters in either case, width and with or without accents', () => {
    expect(find('Résumé of ＡＣＭＥ and Acme', 'acme')).toEqual(['ＡＣＭＥ', 'Acme'])
    expect(find('Résumé of Acme', 'resume')).toEqual(['Résumé'])
    expect(find('Acme acme', 'acme', { matchCase: true })).toEqual(['acme'])
    expect(find('aaaa', 'aa')).toEqual(['aa', 'aa'])
    expect(find('anything', '')).toEqual([])
    expect(find('杭州与上海，杭州', '杭州')).toHaveLength(2)
    // An offset is one of the text itself, whatever stands before it.
    expect(findInText({ text: '🙂 ½ ﬁt', query: 'ﬁt', matchCase: false, wholeWord: false })).toEqual([
      { from: 5, to: 7 },
    ])
  })

  test('whole words of both scripts', () => {
    expect(find('art, article, art', 'art', { wholeWord: true })).toHaveLength(2)
    expect(find('上海大学在上海', '上海', { wholeWord: true }).length).toBeGreaterThan(0)
    expect(find('Cartography', 'art', { wholeWord: true })).toEqual([])
  })
})

type Replace = { markdown: string; query: string; text: string }

/** The Markdown of a text in which every place of a query was replaced. */
function replaced({ markdown, query, text }: Replace): unknown {
  const content = structuredClone(englishResume())
  setField({ content, owner: 'work-1', field: 'text', value: markdown })
  const all = placesOf(content, query)
  const matches = all.filter(({ owner, field }) => owner === 'work-1' && field === 'text')
  const now = replaceMatches({ content, matches, text, language: 'en' })
  expect(now.count).toBe(matches.length)
  return fieldOf({ content: now.content, owner: 'work-1', field: 'text' })
}

describe('what takes the place of a match', () => {
  test('a match goes over marks, and they stay at their letters', () => {
    expect(replaced({ markdown: 'Worked at Ac**me** there', query: 'Acme', text: 'Acme' })).toBe(
      'Worked at Ac**me** there',
    )
    expect(replaced({ markdown: 'Ac**me** Inc', query: 'Acme', text: 'Bold' })).toBe('Bo**ld** Inc')
    expect(
      replaced({ markdown: '**Senior** Engineer', query: 'Senior Engineer', text: 'Lead Engineer' }),
    ).toBe('**Lead** Engineer')
    expect(replaced({ markdown: 'a **b** c', query: 'b', text: 'longer' })).toBe('a **longer** c')
  })

  test('a text that was written better keeps marks at the words that stayed, spaces and breaks too', () => {
    const better = (markdown: string, text: string) => {
      const content = structuredClone(englishResume())
      const place = { owner: 'work-1', field: 'text' }
      setField({ content, ...place, value: markdown })
      const to = (writtenText({ content, ...place }) ?? '').length
      const matches = [{ ...place, from: 0, to, rank: 0, isOnPage: true }]
      const now = replaceMatches({ content, matches, text, language: 'en', isWording: true })
      return fieldOf({ content: now.content, ...place })
    }
    expect(better('Led a **big** team', 'Managed a big group')).toBe('Managed a **big** group')
    expect(better('Led a **big team** there', 'Ran a small team here')).toBe('Ran a **small team** here')
    expect(better('带领**团队**完成上线', '负责团队完成交付')).toBe('负责**团队**完成交付')
    expect(better('One\\\ntwo **three**', 'One\nthe two three')).toBe('One\nthe two **three**')
  })

  test('all places of a text with lists and links, to a shorter, a longer and an empty word', () => {
    const markdown = '- one [one](https://example.com)\n- two one'
    expect(replaced({ markdown, query: 'one', text: 'eleven' })).toBe(
      '- eleven [eleven](https://example.com)\n- two eleven',
    )
    expect(replaced({ markdown: 'one two one', query: 'one ', text: '' })).toBe('two one')
  })

  test('every field takes part; one that would be too long stays as it was and says why', () => {
    const content = englishResume()
    expect(textFields(content).length).toBeGreaterThan(50)
    const all = placesOf(content, 'Design')
    const tags = all.filter(({ field }) => field === 'tags')
    const now = replaceMatches({ content, matches: tags, text: '', language: 'en' })
    expect(fieldOf({ content: now.content, owner: 'work-1', field: 'tags' })).toEqual([
      ' systems',
      'Accessibility',
      'Research operations',
    ])
    const titles = placesOf(content, 'Profile')
    const refused = replaceMatches({ content, matches: titles, text: 'x'.repeat(200), language: 'en' })
    expect(refused.count).toBe(titles.length - 1)
    expect(refused.refusal).toMatch(/100/)
  })
})

test('a search begins where one writes, and begins anew behind the last match', () => {
  const content = englishResume()
  const matches = placesOf(content, 'design', false)
  const [first, second] = matches
  if (!first || !second) throw new Error('two places')
  expect(matchFrom(matches, first)).toBe(0)
  expect(matchFrom(matches, { rank: first.rank, from: first.from + 1 })).toBe(1)
  expect(matchFrom(matches, { rank: Number.MAX_SAFE_INTEGER, from: 0 })).toBe(0)
})

test('dates are replaced as a whole, by what a text says or by its words', () => {
  const content = englishResume()
  const owner = content.entryList.find(({ kind }) => kind === 'experience')?.items[0]?.id ?? ''
  const to = writtenText({ content, owner, field: 'start' })?.length ?? 0
  const match = { owner, field: 'start', from: 0, to, rank: 0, isOnPage: true }
  const replaced = (text: string) =>
    replaceMatches({ content, matches: [match], text, language: 'en', isWording: true })
  const said = replaced('Mar 2018 – Apr 2021')
  expect([said.refusal, said.count]).toEqual([undefined, 1])
  expect(fieldOf({ content: said.content, owner, field: 'start' })).toBe('2018-03')
  expect(fieldOf({ content: said.content, owner, field: 'end' })).toBe('2021-04')
  const words = replaced('one long summer').content
  expect(writtenText({ content: words, owner, field: 'start' })).toBe('one long summer')
})
