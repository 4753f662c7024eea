import { defaultContent } from '../../../../collections/resumes/default-content'
import {
  entryItem,
  entrySection,
  type EntrySection,
  type Language,
  type ResumeContent,
} from '../../../../collections/resumes/schema'
import { classic } from '../../../document/designs/library/classic'
import { inOwnLook } from '../../../document/designs/own-look'
import { USUAL_DATE_FORMAT } from '../../../document/text/usual-date-format'
import { isJsonObject, type JsonObject } from './json'
import { keepFile } from './kept'
import type { Note } from './notes'
import { orderLists } from './order-lists'
import { readBasics } from './read-basics'
import { readCustomSections } from './read-custom-sections'
import { readLists } from './read-lists'
import { readRows } from './read-rows'
import { readSkills } from './read-skills'
import { labelOf } from './texts'
import { LIST_SPECS } from './list-specs'

type BuildOptions = { root: JsonObject; language: Language }

/**
 * The document of a file, with notes on whatever it could not take over as it is. It looks as the first layout
 * recommends until another one dresses it.
 */
export function buildContent({ root, language }: BuildOptions): { content: ResumeContent; notes: Note[] } {
  const basics = isJsonObject(root.basics) ? root.basics : {}
  const person = readBasics({ basics, language })
  const rows = readRows({ basics, drafts: person.rows })
  const lists = readLists({ root, language })
  const skills = readSkills(root.skills)
  const summary = textSection({ text: person.text, language })
  const skill = skills.rows.length > 0 ? [entrySection.parse({ kind: 'skill' })] : []
  const known = [summary, skill, ...Object.values(lists.sections)].flat()
  const custom = readCustomSections({
    list: root.customSections,
    language,
    limit: MAX_SECTIONS - known.length,
  })
  const sections: Record<string, EntrySection[]> = {
    ...lists.sections,
    skills: skill,
    customSections: custom.sections,
  }
  const base = inOwnLook({ content: defaultContent(language), design: classic })
  const photo = person.photo.show
  const content: ResumeContent = {
    ...base,
    avatar: { ...base.avatar, ...person.photo },
    config: { ...base.config, dateFormat: USUAL_DATE_FORMAT[language] },
    baseInfo: { ...base.baseInfo, list: rows.rows },
    entryList: [...summary, ...orderLists(root).flatMap((list) => sections[list] ?? [])],
    skill: { ...base.skill, list: skills.rows },
    extra: keepFile({
      root: keepRoot({ root, photo }),
      rest: { ...rows.rest, ...lists.rest, skills: skills.rest, customSections: custom.rest },
      photo,
      language,
    }),
  }
  return {
    content,
    notes: [...person.notes, ...rows.notes, ...lists.notes, ...skills.notes, ...custom.notes],
  }
}

const MAX_SECTIONS = 60

function textSection({ text, language }: { text: string; language: Language }): EntrySection[] {
  if (text === '') return []
  return [
    {
      ...entrySection.parse({ kind: 'summary', title: labelOf({ language, key: 'summary' }) }),
      items: [entryItem.parse({ text })],
    },
  ]
}

/**
 * The file without what is kept elsewhere: the entries of its lists, beside each entry, and the photo, in the document.
 */
function keepRoot({ root, photo }: { root: JsonObject; photo: boolean }): JsonObject {
  const lists = new Set([...LIST_SPECS.map((spec) => spec.list), 'skills', 'customSections'])
  const entries = Object.entries(root).map(([key, value]): [string, unknown] => {
    if (lists.has(key) && Array.isArray(value)) return [key, []]
    return key === 'basics' && isJsonObject(value)
      ? [key, keepBasics({ basics: value, photo })]
      : [key, value]
  })
  return Object.fromEntries(entries)
}

function keepBasics({ basics, photo }: { basics: JsonObject; photo: boolean }): JsonObject {
  const entries = Object.entries(basics).map(([key, value]): [string, unknown] => {
    if ((key === 'profiles' || key === 'customFields') && Array.isArray(value)) return [key, []]
    return key === 'image' && photo ? [key, ''] : [key, value]
  })
  return Object.fromEntries(entries)
}
