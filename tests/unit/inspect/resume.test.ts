import { describe, expect, it } from 'vitest'
import { applyPatch } from '../../../app/document/patch/apply-patch'
import type { Patch } from '../../../app/document/patch/patch'
import { inspectResume } from '../../../app/features/inspect/inspect-resume'
import { RULES } from '../../../app/features/inspect/rules'
import { defaultContent } from '../../../collections/resumes/default-content'
import { resumeContent } from '../../../collections/resumes/schema'
import { inspectCase, type RuleCases } from './cases/case'
import { fitCases } from './cases/fit'
import { personCases } from './cases/person'
import { resultCases } from './cases/results'
import { structureCases } from './cases/structure'
import { timeCases } from './cases/time'
import { typographyCases } from './cases/typography'
import { wordingCases } from './cases/wording'
import { cleanResume } from './inspected-resume'

const CASES: Record<string, RuleCases> = {
  ...personCases,
  ...structureCases,
  ...timeCases,
  ...resultCases,
  ...wordingCases,
  ...typographyCases,
  ...fitCases,
}
/** Rules of one language's own typography or market. */
const OF_ONE_LANGUAGE = ['half-width-signs', 'full-width-signs', 'missing-space', 'odd-space', 'photo-market']
const TODAY = '2026-11-21'

it('has more than forty rules, each once, each with cases in both languages', () => {
  const ids = RULES.filter(({ inResume }) => inResume).map(({ id }) => id)
  expect(ids.length).toBeGreaterThanOrEqual(40)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(Object.keys(CASES).toSorted())
  for (const [id, { bad, good }] of Object.entries(CASES)) {
    expect(good.length, id).toBeGreaterThan(0)
    const languages = new Set(bad.map(({ language }) => language)).size
    expect(languages, id).toBe(OF_ONE_LANGUAGE.includes(id) ? 1 : 2)
  }
})

it.each(['zh-CN', 'en'] as const)('finds nothing in a clean resume, %s', (language) => {
  const content = cleanResume(language)
  const { score, parts, findings } = inspectResume({
    content,
    language,
    today: TODAY,
    pages: 1,
    layout: 'classic',
  })
  expect(findings).toEqual([])
  expect(score).toBe(100)
  expect(parts.reduce((sum, { of }) => sum + of, 0)).toBe(100)
})

describe.each(Object.entries(CASES))('%s', (id, { bad, good }) => {
  it.each(bad.map((one, i) => [i, one.language, one] as const))('is found: %i, %s', (_, __, one) => {
    const { findings, resume, score } = inspectCase(one)
    const own = findings.filter(({ rule }) => rule === id)
    expect(own.length).toBeGreaterThan(0)
    expect(score).toBeLessThan(100)
    for (const { place, title, why, how } of own) {
      expect(`${title}${why}${how}`).not.toMatch(/\{\d\}|undefined/)
      const value = valueAt({ content: resume.content, path: place.path })
      expect(value, place.path).toBeDefined()
      if (place.from === undefined || place.to === undefined) continue
      expect(typeof value).toBe('string')
      expect(place.from).toBeLessThanOrEqual(place.to)
      expect(place.to).toBeLessThanOrEqual(String(value).length)
    }
  })
  it.each(good.map((one, i) => [i, one.language, one] as const))('is not found: %i, %s', (_, __, one) => {
    expect(inspectCase(one).findings.map(({ rule }) => rule)).not.toContain(id)
  })
})

describe('a patch', () => {
  const patched = Object.values(CASES)
    .flatMap(({ bad }) => bad)
    .flatMap((one) => {
      const { findings, resume } = inspectCase(one)
      return findings.flatMap((finding) =>
        finding.patch ? [{ ...finding, patch: finding.patch, resume, findings }] : [],
      )
    })

  it('is there for what is certain', () => {
    expect(new Set(patched.map(({ rule }) => rule))).toEqual(
      new Set([
        ...[
          'repeated-word',
          'product-names',
          'misspelt',
          'half-width-signs',
          'full-width-signs',
          'full-width-letters',
        ],
        ...['doubled-sign', 'missing-space', 'odd-space', 'extra-space', 'entry-order', 'photo-market'],
      ]),
    )
  })

  it('removes its finding and brings no other', () => {
    for (const { rule, patch, resume, findings } of patched) {
      const content = applyPatch({ document: resume.content, patch: patch.ops satisfies Patch })
      expect(() => resumeContent.parse(content)).not.toThrow()
      const after = inspectResume({ ...resume.options, content }).findings
      const count = (list: { rule: string }[], id: string) => list.filter((one) => one.rule === id).length
      expect(count(after, rule), rule).toBe(count(findings, rule) - 1)
      const before = new Set(findings.map((one) => one.rule))
      expect(after.filter((one) => !before.has(one.rule)).map((one) => one.id)).toEqual([])
    }
  })

  it('tests an id before each index it goes by, and changes one field', () => {
    for (const { patch, place, rule } of patched) {
      const changes = patch.ops.filter(({ op }) => op !== 'test')
      for (const change of changes) {
        const indices = change.path.match(/\/\d+/g) ?? []
        const tests = patch.ops.filter(({ op }) => op === 'test').length
        expect(tests).toBeGreaterThanOrEqual(indices.length)
        if (change.op === 'replace') expect(place.path.startsWith(change.path)).toBe(true)
      }
      if (rule !== 'entry-order') expect(changes).toHaveLength(1)
      expect(patch.label).not.toBe('')
    }
  })
})

it('speaks the reader’s language about a document in the other', () => {
  const content = cleanResume('zh-CN')
  content.baseInfo.list = []
  const inEnglish = inspectResume({ content, language: 'en', today: TODAY })
  const inChinese = inspectResume({ content, language: 'zh-CN', today: TODAY })
  expect(inEnglish.findings[0]?.title).toBe('No name')
  expect(inChinese.findings[0]?.title).toBe('没有姓名')
  expect(inEnglish.score).toBe(inChinese.score)
  expect(inEnglish.findings.map(({ id }) => id)).toEqual(inChinese.findings.map(({ id }) => id))
})

it('scores an empty resume low and explains every part', () => {
  for (const language of ['zh-CN', 'en'] as const) {
    const { score, parts } = inspectResume({ content: defaultContent(language), language, today: TODAY })
    expect(score).toBeLessThan(10)
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score)
    for (const { points, of, why } of parts) {
      expect(points).toBeGreaterThanOrEqual(0)
      expect(points).toBeLessThanOrEqual(of)
      expect(why).not.toBe('')
    }
  }
})

it('tells of an entry that stands twice once, and where both are', () => {
  const content = cleanResume('en')
  const [work] = content.entryList.filter(({ kind }) => kind === 'experience')
  const [first] = work?.items ?? []
  if (!work || !first) throw new Error('no position')
  first.text += '\n- Was given mysql and mysql , mysql'
  const once = inspectResume({ content, language: 'en', today: TODAY })
  work.items.push({ ...structuredClone(first), id: 'twin' })
  const twice = inspectResume({ content, language: 'en', today: TODAY })
  const added = twice.findings.filter(({ id }) => !once.findings.some((finding) => finding.id === id))
  expect(added.map(({ rule, place }) => [rule, place.itemId])).toEqual([['duplicate-entry', 'twin']])
  expect(added[0]?.why).toMatch(/entry 1 of “Experience” and entry 3 of “Experience/)
})

it('scores a thin resume, and one with faults, well below a good one', () => {
  const score = (spoil: (content: ReturnType<typeof cleanResume>) => void) => {
    const content = cleanResume('en')
    spoil(content)
    return inspectResume({ content, language: 'en', today: TODAY }).score
  }
  const thin = score((content) => {
    for (const { items, kind } of content.entryList)
      if (kind === 'experience') for (const item of items) item.text = item.text.split('\n')[0] ?? ''
  })
  const faulty = score((content) => {
    content.baseInfo.list = content.baseInfo.list.filter(({ kind }) => kind !== 'email')
    for (const { items } of content.entryList)
      for (const item of items) item.text = item.text.replaceAll('- ', '- Responsible for mysql: ')
  })
  expect(thin).toBeLessThan(75)
  expect(faulty).toBeLessThan(70)
})

it('gives the same for the same, and ids of their own to all findings', () => {
  const content = cleanResume('en')
  const [work] = content.entryList.filter(({ kind }) => kind === 'experience')
  for (const item of work?.items ?? []) item.text += '\n- Was given mysql and mysql , mysql'
  const one = inspectResume({ content, language: 'en', today: TODAY })
  expect(inspectResume({ content, language: 'en', today: TODAY })).toEqual(one)
  expect(new Set(one.findings.map(({ id }) => id)).size).toBe(one.findings.length)
  expect(one.findings.filter(({ rule }) => rule === 'product-names')).toHaveLength(6)
})

type At = { content: unknown; path: string }

function valueAt({ content, path }: At): unknown {
  return path
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
      content,
    )
}
