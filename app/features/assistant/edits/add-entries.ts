import * as z from 'zod'
import { partialDate } from '../../../../collections/resumes/fields'
import { itemFields } from '../../../../collections/resumes/fields-of-item'
import {
  entrySection,
  resumeContent,
  SECTION_KINDS,
  skillRow,
  type Language,
  type ResumeContent,
} from '../../../../collections/resumes/schema'
import { applyPatch } from '../../../document/patch/apply-patch'
import { diffDocuments } from '../../../document/patch/diff-documents'
import type { Patch } from '../../../document/patch/patch'
import { normalizeInput } from '../../../document/rich-text/normalize-input'
import { asLine, asStored, mapTexts } from './clean-text'
import { itemTexts } from './resume-texts'

const date = z.string().max(10).describe('YYYY, YYYY-MM, YYYY-MM-DD or empty')

/** What a field holds in each kind of section, as the form asks for it there. */
function meaningOf({ label, asked }: (typeof itemFields)[number]): string {
  const kinds = Object.entries(asked).flatMap(([kind, words]) =>
    typeof words === 'object' ? [`${kind}: ${words.en}`] : [],
  )
  return [label.en, ...kinds].join('; ')
}

/** Each is asked for; one that an answer leaves out is empty. */
const lines = itemFields.flatMap((field) => {
  const { control, assistant, name } = field
  if (control !== 'line' || assistant === 'never') return []
  return [[name, z.string().max(300).describe(meaningOf(field)).prefault('')] as const]
})
const entry = z.strictObject({
  ...Object.fromEntries(lines),
  start: date,
  end: date.describe('As start, or now'),
  text: z.string().max(10_000).describe('Light Markdown, lists with “- ”'),
})

/** What is read out of a text, as the provider gives it. */
export const readEntries = z.strictObject({
  sections: z
    .array(
      z.strictObject({
        kind: z.enum(SECTION_KINDS.filter((kind) => kind !== 'skill')),
        title: z.string().max(100).describe('Its heading in the text’s language'),
        entries: z.array(entry).max(60),
      }),
    )
    .max(20),
  skills: z.array(z.strictObject({ name: z.string().max(100), level: z.string().max(100) })).max(60),
  notes: z.array(z.string().max(300)).max(20),
})
export type ReadSection = z.output<typeof readEntries>['sections'][number]
export type ReadSkill = z.output<typeof readEntries>['skills'][number]

export type Addition = { ops: Patch; path: string; name: string; after: string }

type Options = { content: ResumeContent; section: ReadSection }

/** Entries put behind those of the section of their kind, or into a new one at the end; undefined where nothing fits the schema. */
export function addEntries({ content, section }: Options): Addition | undefined {
  const items = section.entries.map(({ text, ...fields }) => ({
    ...mapTexts(fields, (field) => asLine(normalizeInput(field))),
    text: asStored(text),
  }))
  const made = entrySection.safeParse({
    kind: section.kind,
    title: section.title,
    items: items.map(withoutOddDates),
  })
  if (!made.success || made.data.items.length === 0) return undefined
  const after = made.data.items.map((item) => itemTexts(item).filter(Boolean).join('\n')).join('\n\n')
  const index = content.entryList.findIndex(({ kind }) => kind === section.kind)
  const own = content.entryList[index]
  if (!own) {
    const ops: Patch = [{ op: 'add', path: '/entryList/-', value: made.data }]
    return fits({ content, ops }) ? { ops, path: '/entryList', name: section.title, after } : undefined
  }
  const entryList = content.entryList.with(index, { ...own, items: [...own.items, ...made.data.items] })
  const ops = diffDocuments({ from: content, to: { ...content, entryList } })
  return fits({ content, ops })
    ? { ops, path: `/entryList/${index}`, name: own.title || section.title, after }
    : undefined
}

type AddSkillsOptions = { content: ResumeContent; skills: readonly ReadSkill[]; language: Language }

/** Skills that the resume does not have yet. */
export function addSkills({ content, skills, language }: AddSkillsOptions): Addition | undefined {
  const own = new Set(content.skill.list.map(({ key }) => key.toLowerCase()))
  const added = skills.filter(({ name }) => name.trim() && !own.has(name.trim().toLowerCase()))
  if (added.length === 0) return undefined
  // no scale: how much of a skill somebody has is not ours to say
  const rows = added.map(({ name, level }) =>
    skillRow.parse({ key: name.trim(), level: level.trim(), value: 0 }),
  )
  const ops = diffDocuments({
    from: content,
    to: { ...content, skill: { ...content.skill, list: [...content.skill.list, ...rows] } },
  })
  if (!fits({ content, ops })) return undefined
  const after = added.map(({ name, level }) => [name, level].filter(Boolean).join(' · ')).join('\n')
  return { ops, path: '/skill', name: content.skill.title || SKILLS[language], after }
}

const SKILLS: Record<Language, string> = { 'zh-CN': '技能', en: 'Skills' }

const fits = ({ content, ops }: { content: ResumeContent; ops: Patch }): boolean =>
  resumeContent.safeParse(applyPatch({ document: content, patch: ops })).success

/** A date that is none stays out of the date's field; the text has it still. */
function withoutOddDates<T extends { start: string; end: string }>(item: T): T {
  const start = partialDate.catch('').parse(item.start)
  return { ...item, start, end: item.end === 'now' ? item.end : partialDate.catch('').parse(item.end) }
}
