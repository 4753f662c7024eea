import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { composeDesign } from '../../../app/document/designs/compose/compose-design'
import { designCss } from '../../../app/document/designs/css/design-css'
import { isFields } from '../../../app/document/patch/nodes'
import { designKey } from '../../../app/document/designs/design-key'
import { DESIGNS, getDesign } from '../../../app/document/designs/designs'
import { inOwnLook, takeOwnLook } from '../../../app/document/designs/own-look'
import { formsOf, heldParts, withParts } from '../../../app/document/designs/parts/choose-parts'
import { toLayout } from '../../../app/document/designs/to-layout'
import { designSchema, type Design } from '../../../app/document/designs/schema/design'
import { leafText } from '../../../app/document/model/leaf-text'
import { listLeaves } from '../../../app/document/model/list-leaves'
import { styleOf } from '../../../app/document/style/style-of'
import {
  AS_DESIGN,
  PART_NAMES,
  type DesignPart,
  type PartChoices,
} from '../../../collections/resumes/design-parts'
import { LAYOUT_CODES } from '../../../collections/layout-codes'
import { resumeContent } from '../../../collections/resumes/schema'
import { englishResume } from '../../factories/english-resume'
import known from './design-parts.json'

const { banner, classic, engineering, heritage, sidebar, timeline } = DESIGNS
const content = englishResume()
const style = styleOf(content)

const only = (choices: Partial<PartChoices>): PartChoices => ({ ...AS_DESIGN, ...choices })

it('a row without an icon is set in for the icons of a column only', () => {
  const css = (flow: PartChoices['contactFlow']) =>
    designCss({ design: withParts({ design: DESIGNS.campus, parts: only({ contactFlow: flow }) }), style })
  expect(css('design')).toContain(':has(~ .jl-with-icon)')
  expect(css('wrap')).not.toContain(':has(~ .jl-with-icon)')
})
const forms = (design: Design, part: DesignPart, choices: Partial<PartChoices> = {}): string[] =>
  formsOf({ design, part, parts: only(choices) })

/** As they were released. */
const firsts = LAYOUT_CODES.map((code) => getDesign(code, 1))

/** Digests of all forms of each part, in the order of the parts. */
const digests: Record<string, string> = known

// Another digest for a form that was released is no reason to change it here: somebody's resume would move.
it.each(firsts)('every form of every part of $code is whole and stays as it is', (design) => {
  const printed = textsOf(design)
  const made = PART_NAMES.map((part) => {
    const drawn = formsOf({ design, part, parts: AS_DESIGN }).map((form) => {
      const chosen = withParts({ design, parts: only({ [part]: form }) })
      expect(designSchema.safeParse(chosen).error?.issues ?? [], `${part} ${form}`).toEqual([])
      // words may be added to contact data, but none are lost
      expect(Object.keys(textsOf(chosen)), `${part} ${form}`).toEqual(Object.keys(printed))
      if (part !== 'contactForm') expect(textsOf(chosen), `${part} ${form}`).toEqual(printed)
      return [form, chosen, designCss({ design: chosen, style })]
    })
    return [part, digestOf(drawn)]
  })
  // what to write down of a new one
  expect(digests, made.map(([, digest]) => digest).join(' ')).toHaveProperty(design.code)
  const released = digests[design.code]?.split(' ') ?? []
  expect(made).toEqual(PART_NAMES.map((part, i) => [part, released[i]]))
})

it('a form is offered only where the layout can hold it beside what else was chosen', () => {
  expect(forms(classic, 'titleForm')).toContain('hung')
  expect(forms(sidebar, 'titleForm')).not.toContain('hung')
  expect(forms(sidebar, 'itemForm')).toEqual(['rows', 'below', 'line'])
  expect(forms(sidebar, 'contactFlow')).toEqual([])
  expect(forms(banner, 'skillForm')).toEqual(['bar', 'dots', 'lines'])
  expect(forms(classic, 'asideAt')).toEqual([])
  expect(forms(sidebar, 'headForm')).toEqual(['start', 'center'])
  expect(forms(sidebar, 'photoAt')).toEqual([])
  expect(forms(classic, 'headForm', { contactFlow: 'list' })).toEqual(['start'])
  expect(forms(classic, 'contactFlow', { headForm: 'center' })).toEqual(['wrap'])
  expect(forms(classic, 'itemForm', { titleForm: 'hung' })).not.toContain('rail')
  expect(forms(classic, 'titleForm', { itemForm: 'rail' })).not.toContain('hung')
  expect(forms(timeline, 'titleForm')).not.toContain('hung')
  expect(forms(timeline, 'titleForm', { itemForm: 'rows' })).toContain('hung')
})

it('a tab, which is of the theme colour, is written on in white whatever else is in that colour', () => {
  const { title } = withParts({ design: classic, parts: only({ titleForm: 'tab', colorForm: 'full' }) })
  expect(title.text.color).toBeUndefined()
})

it('a title of the layout’s own gives way to entries that were chosen', () => {
  const rows = withParts({ design: timeline, parts: only({ itemForm: 'rows' }) })
  expect(rows.title.look.kind).toBe('rule')
  const rail = withParts({ design: engineering, parts: only({ itemForm: 'rail' }) })
  expect([rail.title.look.kind, rail.items.anatomy.kind]).toEqual(['rule', 'rail'])
})

it('what a layout cannot hold waits for one that can, without touching the rest', () => {
  const parts = only({ titleForm: 'hung', itemForm: 'rail', contactFlow: 'grid', listMarker: 'dash' })
  expect(heldParts({ design: sidebar, parts })).toEqual(only({ listMarker: 'dash' }))
  expect(withParts({ design: sidebar, parts })).toEqual({ ...sidebar, marker: 'dash' })
  expect(heldParts({ design: classic, parts })).toEqual({ ...parts, titleForm: 'design' })
})

it('a document without choices, or with one that is not known here, has the layout as it is', () => {
  expect(resumeContent.parse({}).config).toMatchObject(AS_DESIGN)
  for (const parts of [AS_DESIGN, {}, { titleForm: 'of-tomorrow' }])
    // an edge: as an earlier or a later program kept it
    expect(withParts({ design: classic, parts: parts as PartChoices })).toBe(classic)
  expect(resumeContent.safeParse({ config: { titleForm: 'of-tomorrow' } }).success).toBe(false)
})

it('one section has its entries in a form of its own, where rows stand in a wide column, with every text of it', () => {
  const [first] = content.entryList.filter(({ kind }) => kind === 'experience')
  if (!first) throw new Error('The resume has jobs')
  const inLine: typeof content = {
    ...content,
    entryList: content.entryList.map((section) =>
      section === first ? { ...section, itemForm: 'line' } : section,
    ),
  }
  const drawn = (design: Design, of = inLine) =>
    composeDesign({ design, key: designKey(design), content: of }).main?.map((box) => JSON.stringify(box))
  const [own, rest] = [drawn(classic), drawn(classic, content)]
  expect(own?.filter((box, i) => box !== rest?.[i])).toEqual([expect.stringContaining(first.id)])
  expect(textsOf(classic, inLine)).toEqual(textsOf(classic))
  // in a rail it waits for another layout
  expect(drawn(timeline)).toEqual(drawn(timeline, content))
  expect(inOwnLook({ content: inLine, design: heritage }).entryList).toEqual(content.entryList)
})

it('one section has a title of its own form where the layout can hold it, and all others stay as they are', () => {
  const [first] = content.entryList.filter(({ kind }) => kind === 'experience')
  if (!first) throw new Error('The resume has jobs')
  const withTitle = (titleForm: typeof first.titleForm, id = first.id): typeof content => ({
    ...content,
    entryList: content.entryList.map((entry) => (entry.id === id ? { ...entry, titleForm } : entry)),
  })
  const drawn = (design: Design, of: typeof content) => {
    const layout = toLayout(design)
    const boxes = Object.values(layout.compose(of)).flat()
    return { boxes: boxes.map((box) => JSON.stringify(box)), css: layout.css(styleOf(of)) }
  }
  const rest = drawn(classic, content)
  const own = drawn(classic, withTitle('band'))
  expect(own.boxes.filter((box) => !rest.boxes.includes(box))).toEqual([
    expect.stringContaining('jl-titled jl-titled-band'),
  ])
  // each rule that was there says the same, of all sections but this one
  const lines = own.css.split('\n').map((line) => line.replaceAll(/:where\(:not\(\.jl-titled( \*)?\)\)/g, ''))
  expect(rest.css.split('\n').filter((line) => !lines.includes(line))).toEqual([])
  expect(lines.filter((line) => line.includes('.jl-section-title:where(.jl-titled-band *)'))).toEqual([
    expect.stringMatching(/background: var\(--jl-tint\)/),
  ])
  // what has no room waits: beside a column, and in one
  expect(drawn(sidebar, withTitle('hung')).boxes).toEqual(drawn(sidebar, content).boxes)
  const [narrow] = content.entryList.filter(({ kind }) => kind === 'skill')
  expect(drawn(sidebar, withTitle('tab', narrow?.id)).boxes).toEqual(drawn(sidebar, content).boxes)
  expect(drawn(sidebar, withTitle('band', narrow?.id)).boxes).not.toEqual(drawn(sidebar, content).boxes)
  const draft = structuredClone(withTitle('band'))
  takeOwnLook({ content: draft, design: heritage })
  expect(draft).toEqual(inOwnLook({ content: withTitle('band'), design: heritage }))
  expect(draft.entryList).toEqual(content.entryList)
  // Letters and gaps are of the look, though no layout says that it has them as they are.
  const set = { titleCase: 'small-caps', sectionGap: 70, entryGap: 130, lineSpace: 'leading-loose' } as const
  Object.assign(draft.config, set)
  takeOwnLook({ content: draft, design: heritage })
  expect(draft.config).toEqual(inOwnLook({ content, design: heritage }).config)
  // How dates are written is no look: a layout that recommends another way leaves it, but for dots in English.
  expect([content.config.dateFormat, sidebar.recommended.dateFormat]).toEqual(['month', 'dot'])
  const datesOf = (config: Partial<typeof content.config>) =>
    inOwnLook({ content: { ...content, config: { ...content.config, ...config } }, design: sidebar }).config
      .dateFormat
  expect([datesOf({}), datesOf({ dateFormat: 'iso' }), datesOf({ dateFormat: 'dot' })]).toEqual([
    ...['month', 'iso', 'month'],
  ])
  expect(datesOf({ language: 'zh-CN', dateFormat: 'dot' })).toBe('dot')
})

it('another frame takes along what stands in it, and what it cannot hold waits', () => {
  expect(forms(timeline, 'frameForm')).toEqual(['single', 'edge'])
  const parts = only({ frameForm: 'side', contactFlow: 'grid', asideAt: 'end' })
  expect(heldParts({ design: engineering, parts })).toEqual({ ...parts, contactFlow: 'design' })
  const side = withParts({ design: engineering, parts })
  expect([side.frame, side.title.look.kind]).toMatchObject([{ kind: 'side', at: 'end' }, 'rule'])
  // what an own column had in rows has a line each where there is none
  const single = withParts({ design: sidebar, parts: only({ frameForm: 'single', itemForm: 'rail' }) })
  expect([single.aside, single.items.anatomy.kind]).toEqual([undefined, 'rail'])
  expect(single.items.oneLine).toContain('certificate')
})

/** By what is said, in whatever order. */
const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value, inOrder)).digest('hex').slice(0, 12)

const inOrder = (_key: string, value: unknown) =>
  isFields(value) ? Object.fromEntries(Object.entries(value).sort()) : value

/** The texts of all leaves by their ids, but for the heading that contact data has in a column of its own. */
function textsOf(design: Design, of = content): Record<string, string> {
  const flows = composeDesign({ design, key: designKey(design), content: of })
  const leaves = listLeaves(Object.values(flows).flat()).filter(({ leaf }) => leaf.id !== '$contact.title')
  return Object.fromEntries(leaves.map(({ leaf }) => [leaf.id, leafText(leaf)] as const).toSorted())
}

it('prints no label of a name or a way to reach somebody that was emptied', () => {
  const emptied = resumeContent.parse({
    baseInfo: {
      list: [
        { kind: 'name', key: 'Name', value: '' },
        { kind: 'phone', key: 'Phone', value: '' },
        { kind: 'text', key: 'Licensed driver', value: '' },
      ],
    },
  })
  for (const design of Object.values(DESIGNS)) {
    const said = Object.values(textsOf(design, emptied))
    expect(said).toContain('Licensed driver')
    expect(said.join()).not.toMatch(/Name|Phone/)
  }
})
