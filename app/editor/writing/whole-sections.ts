import { isBlankItem, isBlankSkill } from '../../../collections/resumes/is-blank-item'
import type { EntrySection, ResumeContent } from '../../../collections/resumes/schema'
import { sectionIdOf } from '../edits/find-place'
import { isEmptySection } from '../edits/hide-emptied'
import type { Part } from './caret'

type Sections = {
  content: ResumeContent
  parts: readonly Part[]
  rows: ReadonlySet<string>
  titles: readonly string[]
}

/**
 * The sections that are selected with their titles, where nothing else is. Of all that there are the titles are what holds a document
 * together.
 */
export function wholeSections({ content, parts, rows, titles }: Sections): string[] {
  const written = content.entryList.filter(
    (section) => !section.hidden && !isEmptySection({ section, content }),
  )
  const found = written.filter((section) => {
    const { kind, items } = section
    const list =
      kind === 'skill' ? content.skill.list : items.filter((item) => !isBlankItem({ item, section }))
    const isWhole = list.every((row) => row.hidden || rows.has(row.id) || ('key' in row && isBlankSkill(row)))
    return titles.includes(ownerOf(section)) && isWhole
  })
  const ids = new Set(found.map(({ id }) => id))
  const isElse = parts.some(
    ({ owner, from, to }) => from < to && !ids.has(sectionIdOf({ content, owner }) ?? ''),
  )
  return isElse || (found.length > 1 && found.length === written.length) ? [] : found.map(ownerOf)
}

const ownerOf = ({ kind, id }: EntrySection) => (kind === 'skill' ? '$skill' : id)
