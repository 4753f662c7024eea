import { expect, it } from 'vitest'
import { composeDesign } from '../../../app/document/designs/compose/compose-design'
import { designKey } from '../../../app/document/designs/design-key'
import { DESIGNS, EARLIER, getDesign } from '../../../app/document/designs/designs'
import { drawAlike, inNewerVersion } from '../../../app/document/designs/newer-version'
import { inOwnLook } from '../../../app/document/designs/own-look'
import { seededTemplates } from '../../../cms/seed/templates'
import type { Design } from '../../../app/document/designs/schema/design'
import { newItem, newSection } from '../../../app/editor/schema/parts'
import type { LayoutCode } from '../../../collections/layout-codes'
import { resumeContent, type EntrySection } from '../../../collections/resumes/schema'
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

it('a version of the fourth edition differs from the one before it in its edition alone, and the newest is of the seventh', () => {
  for (const newest of Object.values(DESIGNS)) {
    expect(newest.edition, newest.code).toBe(7)
    const ofFourth = EARLIER.filter(({ code, edition }) => code === newest.code && edition === 4)
    expect(ofFourth, newest.code).toHaveLength(1)
    const { edition: _fourth, version = 0, ...fourth } = { ...ofFourth[0] }
    const { edition: former, ...before } = getDesign(newest.code, version - 1)
    expect(former).toBeLessThan(4)
    expect({ ...fourth, version: version - 1 }).toEqual(before)
  }
})

it('a newer version is offered to every earlier one that draws otherwise, and leaves what a person wrote', () => {
  for (const { code: layout, version: layoutVersion } of EARLIER) {
    const content = englishResume()
    const offered = inNewerVersion({ layout, layoutVersion, content })
    expect([layout, offered?.layoutVersion]).toEqual([layout, DESIGNS[layout].version])
    expect(offered?.content.entryList).toBe(content.entryList)
  }
  for (const { code: layout, version: layoutVersion } of Object.values(DESIGNS))
    expect(inNewerVersion({ layout, layoutVersion, content: englishResume() }), layout).toBeUndefined()
})

it('an address longer than a cell of the grid takes two, in the versions that have them', () => {
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
  for (const layout of ['campus', 'compact', 'bilingual'] as const) {
    const newest = DESIGNS[layout]
    expect(isWide(newest, long), layout).toBe(true)
    expect(isWide(newest, 'wang@example.cn'), layout).toBe(false)
    expect(isWide(getDesign(layout, inSecond(layout) - 1), long), layout).toBe(false)
  }
})

/** The last version of a layout in the second edition. */
const inSecond = (layout: LayoutCode) =>
  Math.max(
    ...EARLIER.filter(({ code, edition }) => code === layout && edition === 2).map((one) => one.version),
  )

it('languages and interests of a few words follow one another in lines, since the sixth edition', () => {
  const languages = newSection({ kind: 'language', title: 'Languages' })
  const items = ['English', 'Spanish'].map((title) => ({ ...newItem(), title, subtitle: 'Fluent' }))
  const runsIn = (design: Design, change: Partial<EntrySection>) => {
    const entryList = [{ ...languages, items, ...change }]
    const flows = composeDesign({
      design,
      key: designKey(design),
      content: { ...englishResume(), entryList },
    })
    return JSON.stringify(flows).includes('jl-run')
  }
  const { classic, academic, sidebar } = DESIGNS
  expect([classic, academic, sidebar].map((design) => runsIn(design, {}))).toEqual([true, true, false])
  expect(runsIn(getDesign('classic', classic.version - 2), {})).toBe(false)
  expect(runsIn(classic, { itemForm: 'line' })).toBe(false)
  const [first] = items
  const told = { ...newItem(), title: 'Zulu', text: 'From my mother' }
  expect(runsIn(classic, { items: first ? [first, told] : [] })).toBe(false)
})

it('a name too wide to stand beside contact data stands above it, since the third edition', () => {
  const english = englishResume()
  const isBelow = (design: Design, name: string) => {
    const list = english.baseInfo.list.map((row) => (row.kind === 'name' ? { ...row, value: name } : row))
    const content = { ...english, baseInfo: { ...english.baseInfo, list } }
    return JSON.stringify(composeDesign({ design, key: designKey(design), content })).includes(
      'jl-head-below',
    )
  }
  const wide = 'Maximiliana Wolfeschlegelsteinhausenberger'
  for (const layout of ['timeline', 'swiss', 'letterhead'] as const) {
    expect(
      [wide, 'Jo Lee'].map((name) => isBelow(DESIGNS[layout], name)),
      layout,
    ).toEqual([true, false])
    expect(isBelow(getDesign(layout, inSecond(layout)), wide)).toBe(false)
  }
})

it('what has the font already, or was to choose it before, is drawn otherwise and keeps its font', () => {
  const content = englishResume()
  const newer = (version: number) => inNewerVersion({ ...first, layoutVersion: version, content })
  const { version } = DESIGNS.classic
  expect(newer(2)).toEqual({ layout: 'classic', layoutVersion: version, content })
  expect(newer(version)).toBeUndefined()
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
