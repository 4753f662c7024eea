import { expect, it } from 'vitest'
import { composeDesign } from '../../../app/document/designs/compose/compose-design'
import { designKey } from '../../../app/document/designs/design-key'
import { DESIGNS, EARLIER, getDesign } from '../../../app/document/designs/designs'
import { drawAlike, inNewerVersion } from '../../../app/document/designs/newer-version'
import { inOwnLook } from '../../../app/document/designs/own-look'
import { seededTemplates } from '../../../cms/seed/templates'
import type { Design } from '../../../app/document/designs/schema/design'
import type { LayoutCode } from '../../../collections/layout-codes'
import { resumeContent, type ResumeContent } from '../../../collections/resumes/schema'
import { chineseResume } from '../../factories/chinese-resume'
import { englishResume } from '../../factories/english-resume'

const first = { layout: 'classic', layoutVersion: 1 } as const

const WITHOUT_ITALICS = EARLIER.filter(
  ({ code, version, recommended }) =>
    version === 1 && !recommended.italics && getDesign(code, 2).recommended.italics,
)

it('a version with italics draws what the one before it draws, and recommends them', () => {
  expect(WITHOUT_ITALICS).toHaveLength(7)
  for (const design of WITHOUT_ITALICS) {
    const second = getDesign(design.code, 2)
    expect(drawAlike(design, second), design.code).toBe(true)
    const { italics, ...recommended } = second.recommended
    expect([italics, recommended], design.code).toEqual([true, design.recommended])
  }
})

it('a newest version differs from the one before it in its edition alone', () => {
  for (const { edition, version, ...design } of Object.values(DESIGNS)) {
    expect(edition, design.code).toBe(4)
    const { edition: former, ...before } = getDesign(design.code, version - 1)
    expect(former).toBeLessThan(4)
    expect({ ...design, version: version - 1 }).toEqual(before)
  }
})

it('a version that sets full-width signs close together is offered where some adjoin', () => {
  const english = englishResume()
  for (const [text, isOffered] of [
    ['中文（《书》）。', true],
    ['中文。', false],
    ['Plain (text).', false],
  ] as const) {
    const items = [{ title: 'A', text }]
    const content = resumeContent.parse({ ...english, entryList: [{ kind: 'experience', items }] })
    for (const layout of ['classic', 'sidebar'] as const) {
      const layoutVersion = DESIGNS[layout].version - 1
      expect(inNewerVersion({ layout, layoutVersion, content }) !== undefined, text).toBe(isOffered)
    }
  }
})

it('an address longer than a cell of the grid takes two, in the versions that have them, which are offered for it', () => {
  const content = { ...chineseResume(), entryList: [] }
  const withEmail = (value: string) => {
    const list = content.baseInfo.list.map((row) => (row.kind === 'email' ? { ...row, value } : row))
    return { ...content, baseInfo: { ...content.baseInfo, list } }
  }
  const isWide = (design: (typeof EARLIER)[number], value: string) => {
    const flows = composeDesign({ design, key: designKey(design), content: withEmail(value) })
    return /two-cells|whole-line/.test(JSON.stringify(flows))
  }
  const long = 'wang.xiaoming.2023@mails.example-university.edu.cn'
  for (const layout of ['campus', 'engineering', 'compact', 'bilingual'] as const) {
    const newest = DESIGNS[layout]
    const layoutVersion = newest.version - 2
    expect(isWide(newest, long), layout).toBe(true)
    expect(isWide(newest, 'wang@example.cn'), layout).toBe(false)
    expect(isWide(getDesign(layout, layoutVersion), long), layout).toBe(false)
    const offered = (email: string) => inNewerVersion({ layout, layoutVersion, content: withEmail(email) })
    expect(offered(long)?.layoutVersion).toBe(newest.version)
    expect(offered('wang@example.cn')).toBeUndefined()
  }
})

/** The last version of a layout in the second edition. */
const inSecond = (layout: LayoutCode) =>
  Math.max(
    ...EARLIER.filter(({ code, edition }) => code === layout && edition === 2).map((one) => one.version),
  )

it('a version for long places and names is offered where there are some', () => {
  const english = englishResume()
  const offered = (layout: LayoutCode, content: ResumeContent) => {
    return inNewerVersion({ layout, layoutVersion: inSecond(layout), content }) !== undefined
  }
  const item = { title: 'Harbourline', subtitle: 'Engineer', place: 'Bath' }
  const working = (subtitle: string, place = item.place) => {
    const items = [{ ...item, subtitle, place }]
    return resumeContent.parse({ ...english, entryList: [{ kind: 'experience', items }] })
  }
  const long =
    'Senior Director of Research and Development for Measuring Instruments and Calibration in Europe'
  for (const layout of [
    'academic',
    'sidebar',
    'rightbar',
    'graphite',
    'studio',
    'classic',
    'plain',
  ] as const) {
    expect(offered(layout, working(long)), layout).toBe(true)
    expect(offered(layout, working('Engineer')), layout).toBe(false)
    // the place is what is long
    expect(offered(layout, working('Engineer', long)), layout).toBe(false)
  }
  const named = (name: string): ResumeContent => {
    const list = english.baseInfo.list.map((row) => (row.kind === 'name' ? { ...row, value: name } : row))
    return { ...working('Engineer'), baseInfo: { ...english.baseInfo, list } }
  }
  for (const layout of ['timeline', 'swiss', 'letterhead'] as const) {
    const isBelow = (design: Design, name: string) =>
      JSON.stringify(composeDesign({ design, key: designKey(design), content: named(name) })).includes(
        'jl-head-below',
      )
    const wide = 'Maximiliana Wolfeschlegelsteinhausenberger'
    expect([isBelow(DESIGNS[layout], wide), offered(layout, named(wide))], layout).toEqual([true, true])
    expect([isBelow(DESIGNS[layout], 'Jo Lee'), offered(layout, named('Jo Lee'))]).toEqual([false, false])
    expect(isBelow(getDesign(layout, inSecond(layout)), wide)).toBe(false)
  }
})

it('what has the font already, or was to choose it before, is drawn otherwise and keeps its font', () => {
  const content = englishResume()
  const newer = (version: number) => inNewerVersion({ ...first, layoutVersion: version, content })
  expect(newer(2)).toEqual({ layout: 'classic', layoutVersion: 4, content })
  expect(newer(3)).toBeUndefined()
  content.config.font = 'garamond'
  expect(newer(1)?.content).toBe(content)
  expect(inNewerVersion({ ...first, content: chineseResume() })?.content).toEqual(chineseResume())
})

it('a layout’s own look has italics in English from its second version on', () => {
  const fontOf = (design: (typeof EARLIER)[number], content: ReturnType<typeof englishResume>) =>
    inOwnLook({ content, design }).config.font
  for (const design of WITHOUT_ITALICS) {
    const { font } = design.recommended
    expect(fontOf(design, englishResume())).toBe(font)
    expect(fontOf(DESIGNS[design.code], englishResume())).toBe(`source-${font}`)
    expect(fontOf(DESIGNS[design.code], chineseResume())).toBe(font)
  }
})

it('no English template is set in a font without italics', () => {
  const fonts = seededTemplates()
    .filter(({ language }) => language === 'en')
    .map(({ content }) => resumeContent.parse(content).config.font)
  expect(fonts).not.toContain('sans')
  expect(fonts).not.toContain('serif')
})
