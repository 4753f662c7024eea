import { existsSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DESIGNS } from '../../../app/document/designs/designs'
import { inspectResume } from '../../../app/features/inspect/inspect-resume'
import { exampleContent } from '../../../cms/seed/examples/example-content'
import { seededExamples } from '../../../cms/seed/examples'
import { templateOf } from '../../../cms/seed/seed-groups'
import { seededTemplates } from '../../../cms/seed/templates'
import { LAYOUT_CODES } from '../../../collections/layout-codes'
import { resumeContent, THEME_COLORS } from '../../../collections/resumes/schema'
import { TEMPLATE_TAG_KEYS } from '../../../collections/template-tags'

describe('the seeded templates', () => {
  it('have a code of their own each, and known tags', () => {
    const codes = seededTemplates().map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const { tags } of seededTemplates())
      expect(TEMPLATE_TAG_KEYS).toEqual(expect.arrayContaining([...tags]))
  })

  it('use every tag, and every layout in both languages', () => {
    const used = new Set(seededTemplates().flatMap(({ tags }) => tags))
    expect([...used].sort()).toEqual([...TEMPLATE_TAG_KEYS].sort())
    const drawn = new Set(seededTemplates().map(({ layout, language }) => `${layout} ${language}`))
    const all = LAYOUT_CODES.flatMap((layout) => [`${layout} zh-CN`, `${layout} en`])
    expect([...drawn].sort()).toEqual(all.sort())
  })

  it('say by their tags whether they are English, and one page or several', () => {
    for (const { code, language, tags } of seededTemplates()) {
      expect(tags.includes('english'), code).toBe(language === 'en')
      expect(tags.includes('single-page'), code).toBe(!tags.includes('multi-page'))
    }
  })
})

const examples = seededExamples().map((example) => {
  const { content, layout } = templateOf(example)
  return { title: example.title, layout, content: exampleContent({ example, template: content }) }
})

it('bear the rules, as the examples do: no errors, few warnings, a good score', () => {
  const all = [...seededTemplates(), ...examples]
  expect(all.length).toBeGreaterThan(35)
  for (const { title, layout, content } of all) {
    const about = { language: 'en', today: '2026-11-21', layout } as const
    const { score, findings } = inspectResume({ content: resumeContent.parse(content), ...about })
    const said = findings.map(({ severity, id }) => `${severity} ${id}`)
    expect(
      said.filter((text) => text.startsWith('error')),
      title,
    ).toEqual([])
    expect(said.filter((text) => text.startsWith('warning')).length, said.join()).toBeLessThanOrEqual(1)
    expect(score, said.join()).toBeGreaterThanOrEqual(90)
  }
})

describe.each(seededTemplates())('$code', ({ content, language, layout }) => {
  const parsed = resumeContent.parse(content)

  it('parses without gaining an id', () => {
    expect(resumeContent.parse(content)).toEqual(parsed)
    expect(parsed.config.language).toBe(language)
    if (language === 'en') expect(parsed.config.dateFormat).toBe('month')
    const own = DESIGNS[layout].recommended.themeColor
    expect([...THEME_COLORS, own]).toContain(parsed.config.themeColor)
  })

  it('stands on invented data only', () => {
    const text = JSON.stringify(parsed)
    for (const [address] of text.matchAll(/[\w.]+@[\w.]+/g)) expect(address).toMatch(/@example\.(com|cn)$/)
    for (const [, host] of text.matchAll(/https?:\/\/([^/"]+)/g))
      expect(host).toMatch(/(^|\.)example\.(com|cn)$/)
    const phone = parsed.baseInfo.list.find((row) => row.kind === 'phone')
    expect(phone?.value).toMatch(/^(\+1 555-01\d\d|\+44 20 7946 0\d{3}|13\d-0000-\d{4})$/)
  })

  it('has its photo, a small one', () => {
    if (!parsed.avatar.show) return
    const file = `public${parsed.avatar.url}`
    expect(existsSync(file)).toBe(true)
    expect(statSync(file).size).toBeLessThanOrEqual(12 * 1024)
  })
})
