import * as z from 'zod'
import { extra, hexColor, hidden, id, line, linkUrl, partialDate, photoUrl, px, text } from './fields'
import { inStep } from './in-step'
import {
  FONTS,
  BASE_INFO_KINDS,
  LANGUAGES,
  LINE_SPACES,
  PAGE_FORMATS,
  SECTION_KINDS,
  THEME_COLORS,
  type LineSpace,
  type PageFormat,
} from './choices'
import { DESIGN_PARTS, SECTION_FORMS } from './design-parts'
import { newId } from './new-id'
import { pageSettings } from './page-settings'
import { partSettings } from './part-settings'
import { sizeOf } from './size-of'

export * from './choices'
export { newId } from './new-id'

/**
 * The resume document. One schema for the editor, the calls, the admin, the PDF and the importers; pure zod, so
 * that it runs in the browser as well. Lengths are CSS pixels at 96 dpi. `text` fields hold the Markdown subset of
 * `app/document/rich-text` (bold, italic, underline, highlight, links, nested lists).
 *
 * Names and defaults of title, avatar, config, baseInfo, entryList, skill and margin are those of the product's
 * specification; everything else has a default, so that an older or shorter document still parses.
 */

export const SCHEMA_VERSION = 1

/**
 * All texts of a document together, its photo aside: some eighty printed pages. What is longer is no resume, and would
 * keep everybody waiting who reads, inspects or prints it.
 */
const MOST_LETTERS = 200_000
const MOST_LINES = 4_000

export const baseInfoRow = z.strictObject({
  id,
  kind: z.enum(BASE_INFO_KINDS).default('text'),
  key: line(60).describe('Label, for example “Phone”'),
  value: line(300),
  url: linkUrl,
  hidden,
  extra,
})

export const fact = z.strictObject({
  id,
  key: line(40).describe('Stable name such as score or role, empty when free'),
  label: line(60),
  value: line(1000),
})

export const entryItem = z.strictObject({
  id,
  title: line(),
  subtitle: line(),
  place: line(),
  start: partialDate,
  end: z.union([z.literal('now'), partialDate]).default(''),
  link: linkUrl,
  facts: z
    .array(fact)
    .max(30)
    .default([])
    .describe('Short labelled facts, printed under the heading: score, role, team size'),
  tags: z.array(z.string().max(200)).max(100).default([]).describe('Keywords, courses, tools'),
  text,
  hidden,
  joined: z
    .boolean()
    .default(false)
    .describe(
      'One more position at the place of the entry above: where both have the same title, it is written once',
    ),
  keepTogether: z.boolean().default(false).describe('Never split over pages'),
  pageBreak: z.boolean().default(false).describe('Starts on a new page'),
  extra,
})

export const entrySection = z.strictObject({
  id,
  kind: z
    .enum(SECTION_KINDS)
    .default('custom')
    .describe("'skill' stands for content.skill and carries only its place, hidden and page break"),
  title: line(100),
  hidden,
  pageBreak: z.boolean().default(false).describe('Starts on a new page'),
  keepTogether: z.boolean().default(false).describe('Never split over pages'),
  hideWhenEmpty: z
    .boolean()
    .default(false)
    .describe('Left out, title and all, while no entry of it is written'),
  itemForm: z
    .enum(['design', ...SECTION_FORMS])
    .default('design')
    .describe(
      'How the fields of its entries stand where that is another form than in the rest: two rows with the dates in the first or in the second, one line, or two entries side by side; drawn in a column whose entries stand in rows',
    ),
  titleForm: z
    .enum(['design', ...DESIGN_PARTS.titleForm])
    .default('design')
    .describe(
      'How its title is drawn where that is otherwise than in the rest, in the forms of config.titleForm; one that has no room in the layout is kept, and drawn as the others',
    ),
  items: z.array(entryItem).max(100).default([]),
  extra,
})

export const skillRow = z.strictObject({
  id,
  key: line(100).describe('Name of the skill'),
  value: px(0, 1000, 5).describe('0 to step; 0 draws no scale'),
  level: line(100).describe('Level in words, for example “Master”'),
  tags: z.array(z.string().max(200)).max(100).default([]),
  hidden,
  extra,
})

const contentShape = z.strictObject({
  schemaVersion: z.literal(SCHEMA_VERSION).default(SCHEMA_VERSION),
  title: line(200).default('简历'),
  avatar: z
    .strictObject({
      url: photoUrl,
      show: z.boolean().default(false),
      radius: px(0, 200, 3),
      width: px(40, 240, 100),
    })
    .prefault({}),
  config: z
    .strictObject({
      lineSpace: z.enum(Object.keys(LINE_SPACES) as [LineSpace, ...LineSpace[]]).default('leading-normal'),
      themeColor: hexColor.default(THEME_COLORS[6]),
      desc: line(500).describe('A note on this resume, kept as the PDF’s subject, not printed'),
      language: z
        .enum(LANGUAGES)
        .default('zh-CN')
        .describe('Language of the page: labels, line breaking, PDF language'),
      font: z
        .enum(FONTS)
        .default('sans')
        .describe(
          'Latin letters, with Chinese ones that go with them; sans and serif are Noto Sans and Noto Serif',
        ),
      fontSize: px(10, 20, 14),
      pageFormat: z.enum(Object.keys(PAGE_FORMATS) as [PageFormat, ...PageFormat[]]).default('A4'),
      dateFormat: z
        .enum(['iso', 'dot', 'month'])
        .default('iso')
        .describe('2024-05, 2024.05 or May 2024 / 2024年5月'),
      linkStyle: z
        .enum(['short', 'full'])
        .default('short')
        .describe('Addresses printed without or with https://'),
      placeholders: z
        .boolean()
        .default(false)
        .describe(
          'The editor shows in grey what belongs into empty fields; a heading or a label over nothing is not printed',
        ),
      ...pageSettings,
      ...partSettings,
    })
    .prefault({}),
  baseInfo: z
    .strictObject({ title: line(100).default('基本信息'), list: z.array(baseInfoRow).max(60).default([]) })
    .prefault({}),
  entryList: z.array(entrySection).max(60).default([]),
  skill: z
    .strictObject({
      title: line(100).default('技能'),
      step: px(1, 1000, 10),
      list: z
        .array(skillRow)
        .max(100)
        .default(() => [{ id: newId(), key: '', value: 5, level: '', tags: [], hidden: false }]),
    })
    .prefault({}),
  margin: z
    .strictObject({
      left: px(0, 160, 20),
      right: px(0, 160, 20),
      top: px(0, 160, 30),
      bottom: px(0, 160, 30),
    })
    .prefault({}),
  inStep,
  extra,
})

export const resumeContent = contentShape.superRefine((content, context) => {
  const seen = new Set<string>()
  for (const [path, value] of idsOf(content)) {
    if (seen.has(value)) context.addIssue({ code: 'custom', path, message: 'duplicate-id', input: value })
    seen.add(value)
  }
  // what it keeps of its twin is measured for itself: nobody is to write less for having one
  const { inStep: _, ...own } = content
  if (isTooLong({ ...own, avatar: null }))
    context.addIssue({ code: 'custom', path: [], message: 'too-long', input: content })
})

/** Whether all strings of a value together are more than a document may hold. */
export function isTooLong(root: unknown): boolean {
  const { letters, lines } = sizeOf(root)
  return letters > MOST_LETTERS || lines > MOST_LINES
}

/** Every id of a document with its path; they are unique within it. */
function idsOf(content: z.output<typeof contentShape>): [path: (string | number)[], id: string][] {
  return [
    ...content.baseInfo.list.map((row, i): [(string | number)[], string] => [
      ['baseInfo', 'list', i, 'id'],
      row.id,
    ]),
    ...content.skill.list.map((row, i): [(string | number)[], string] => [
      ['skill', 'list', i, 'id'],
      row.id,
    ]),
    ...content.entryList.flatMap((section, s): [(string | number)[], string][] => [
      [['entryList', s, 'id'], section.id],
      ...section.items.flatMap((item, i): [(string | number)[], string][] => [
        [['entryList', s, 'items', i, 'id'], item.id],
        ...item.facts.map((row, f): [(string | number)[], string] => [
          ['entryList', s, 'items', i, 'facts', f, 'id'],
          row.id,
        ]),
      ]),
    ]),
  ]
}

export type ResumeContent = z.output<typeof resumeContent>
/** What a caller may send: every field with a default may be left out. */
export type ResumeContentInput = z.input<typeof resumeContent>
export type BaseInfoRow = z.output<typeof baseInfoRow>
export type EntrySection = z.output<typeof entrySection>
export type EntryItem = z.output<typeof entryItem>
export type Fact = z.output<typeof fact>
export type SkillRow = z.output<typeof skillRow>
