import { fieldsOfItem, type FilledField } from '../../../../collections/resumes/fields-of-item'
import type { EntryItem, ResumeContent } from '../../../../collections/resumes/schema'
import type { Marks } from '../privacy/create-marks'
import { privateKind } from '../privacy/private-of'

export type OutlineOptions = {
  content: ResumeContent
  marks: Pick<Marks, 'hide'>
  /** only this section, `skill` for the skills */
  sectionId?: string | undefined
  /** only this entry of it */
  itemId?: string | undefined
}

/**
 * The resume as the provider sees it: texts with the ids that edits name, nothing private, nothing about the page. What
 * is hidden in the resume stays here.
 */
export function outlineOf({ content, marks, sectionId, itemId }: OutlineOptions) {
  const { hide } = marks
  const sections = content.entryList
    .filter(
      (section) => !section.hidden && section.kind !== 'skill' && (!sectionId || section.id === sectionId),
    )
    .map((section) => ({
      id: section.id,
      kind: section.kind,
      title: hide(section.title),
      entries: section.items
        .filter((item) => !item.hidden && (!itemId || item.id === itemId))
        .map((item) => outlineEntry({ item, hide })),
    }))
  const isAll = !sectionId
  return {
    language: content.config.language,
    ...(isAll || sectionId === 'baseInfo' ? { about: outlineAbout({ content, hide }) } : {}),
    ...(sections.length > 0 ? { sections } : {}),
    ...(isAll || sectionId === 'skill' ? { skills: outlineSkills({ content, hide, itemId }) } : {}),
  }
}

type Hide = Marks['hide']

function outlineEntry({ item, hide }: { item: EntryItem; hide: Hide }) {
  const told = ({ control, value }: FilledField) => {
    if (control === 'facts')
      return value.map((fact) => ({ id: fact.id, label: hide(fact.label), value: hide(fact.value) }))
    if (control === 'tags') return value.map(hide)
    return control === 'date' ? value : hide(value)
  }
  const fields = fieldsOfItem(item).filter(({ assistant }) => assistant !== 'never')
  return filled({ id: item.id, ...Object.fromEntries(fields.map((field) => [field.name, told(field)])) })
}

function outlineAbout({ content, hide }: { content: ResumeContent; hide: Hide }) {
  return content.baseInfo.list
    .filter((row) => !row.hidden && row.value && !privateKind(row))
    .map(({ id, kind, key, value }) => filled({ id, kind, key, value: hide(value) }))
}

type Options = { content: ResumeContent; hide: Hide; itemId?: string | undefined }

function outlineSkills({ content, hide, itemId }: Options) {
  return content.skill.list
    .filter((row) => !row.hidden && (row.key || row.tags.length > 0) && (!itemId || row.id === itemId))
    .map(({ id, key, level, tags }) =>
      filled({ id, key: hide(key), level: hide(level), tags: tags.map(hide) }),
    )
}

/** Without what is empty. */
function filled<T extends Record<string, unknown>>(fields: T): Partial<T> {
  const entries = Object.entries(fields).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== '',
  )
  // an edge: entries lose the names of their fields
  return Object.fromEntries(entries) as Partial<T>
}
