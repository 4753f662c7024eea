import { describe, expect, it } from 'vitest'
import { designKey } from '../../../app/document/designs/design-key'
import { designSchema, type Design } from '../../../app/document/designs/schema/design'
import { toLayout } from '../../../app/document/designs/to-layout'
import { composeDocument } from '../../../app/document/layouts/compose-document'
import { DESIGNS } from '../../../app/document/designs/designs'
import { lookOf } from '../../../app/document/designs/own-look'
import { contrastOf, mixColor } from '../../../app/document/style/colors'
import { styleOf } from '../../../app/document/style/style-of'
import { SLATE } from '../../../app/document/designs/css/rule'
import { documentKey } from '../../../app/features/pdf/document-key.server'
import { LANGUAGES, resumeContent, THEME_COLORS } from '../../../collections/resumes/schema'
import { englishResume } from '../../factories/english-resume'

const { classic, banner, timeline, editorial } = DESIGNS
const stopsWithoutAxis = { ...classic, title: timeline.title }
const narrowWithoutPart: Design = { ...banner, aside: undefined }
const hungBesideRail = { ...timeline, title: editorial.title }
const threeInNarrow = { ...banner, items: DESIGNS.compact.items }
const ruleOnGround = {
  ...banner,
  head: { ...banner.head, rule: { width: 1, color: 'rule' as const, gap: 1 } },
}
const wideSkills = { ...banner, skills: { ...banner.skills, columns: 2 as const } }

describe.each(Object.entries(DESIGNS))('the description of %s', (code, design) => {
  it('is whole, within its bounds and its parts go together', () => {
    expect(designSchema.safeParse(design).error?.issues ?? []).toEqual([])
    expect(designSchema.parse(design)).toEqual(design)
    expect(design.code).toBe(code)
  })

  it('recommends what a resume can be set in', () => {
    for (const language of LANGUAGES) {
      const look = lookOf({ design, language })
      expect(resumeContent.parse(look)).toMatchObject(look)
    }
  })
})

it.each([
  ['title.look', stopsWithoutAxis],
  ['aside', narrowWithoutPart],
  ['title.look', hungBesideRail],
  ['items.anatomy', threeInNarrow],
  ['head.rule', ruleOnGround],
  ['skills', wideSkills],
])('parts that do not go together are named: %s', (path, design) => {
  const issues = designSchema.safeParse(design).error?.issues ?? []
  expect(issues.map((issue) => issue.path.join('.'))).toContain(path)
})

it.each([
  { ...classic, name: 'a text of its own' },
  { ...classic, head: { ...classic.head, after: '1em; } body { display: none' } },
  { ...classic, title: { ...classic.title, gap: 900 } },
])('neither rules of its own nor numbers without bounds come in', (design) => {
  expect(designSchema.safeParse(design).success).toBe(false)
})

it('two descriptions of one code are never taken for one another', () => {
  const changed: Design = { ...classic, items: DESIGNS.compact.items }
  expect(designKey(changed)).not.toBe(designKey(classic))
  const [before, after] = [toLayout(classic), toLayout(changed)]
  const content = englishResume()
  expect(composeDocument({ content, layout: after })).not.toEqual(
    composeDocument({ content, layout: before }),
  )
  const key = (layout: typeof before) => documentKey({ content, layout })
  expect(key(after)).not.toBe(key(before))
  expect(designKey({ ...classic, recommended: DESIGNS.swiss.recommended })).toBe(designKey(classic))
})

/** They stand as they were released. */
const FIRST = new Set<string>(['classic', 'sidebar', 'compact', 'timeline', 'editorial', 'banner'])
const recommended = Object.values(DESIGNS).map((design) => design.recommended.themeColor)

it.each([
  ...new Set([...THEME_COLORS, ...recommended]),
  '#ffff00',
  '#ffffff',
  '#000000',
  '#00ff00',
  '#ff69b4',
])('in %s every text has a contrast of 4.5 on every ground', (themeColor) => {
  const { color } = styleOf(resumeContent.parse({ config: { themeColor } }))
  const over = (ground: string, share: number) => mixColor({ color: '#ffffff', share, into: ground })
  const papers = ['#ffffff', color.tint].flatMap((paper) =>
    [color.deep, '#1f2328', '#59606a'].map((ink) => [ink, paper] as const),
  )
  const darks = [
    ['#ffffff', color.ground],
    [color.onGround, color.ground],
    ['#ffffff', over(color.ground, 0.14)],
    ['#ffffff', SLATE.ground],
    [SLATE.onGround, SLATE.ground],
    ['#ffffff', over(SLATE.ground, 0.14)],
  ] as const
  const inks = { ink: '#1f2328', deep: color.deep, muted: '#59606a', inherit: color.deep }
  const marks = Object.values(DESIGNS)
    .filter(({ code }) => !FIRST.has(code))
    .map(({ marked = 'inherit' }) => [inks[marked], color.pale] as const)
  for (const [ink, ground] of [...papers, ...darks, ...marks])
    expect(contrastOf(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
})
