import { isBlankSkill } from '../../../collections/resumes/is-blank-item'
import { produce } from '../../document/patch/produce'
import { entryAbove } from '../../../collections/resumes/joined-items'
import type { EntryItem, EntrySection, ResumeContent, SkillRow } from '../../../collections/resumes/schema'
import { newId } from '../../../collections/resumes/new-id'
import { copyWithNewIds } from '../edits/copy-with-new-ids'
import { findPlace, sectionIdOf, type Place } from '../edits/find-place'
import { isEmptySection } from '../edits/hide-emptied'
import { isBlankPlace } from '../edits/is-blank-place'
import { putItems } from '../edits/put-items'
import { schemaParts } from '../schema/schema-parts'
import type { Editor } from '../session/editor'
import { PASTED_TEXTS } from '../texts/pasted-texts'
import type { CopiedRows } from './copied-rows'

type Options = {
  editor: Editor
  rows: CopiedRows
  /** The section, entry or skill that they are put behind, or in place of where it is blank. */
  owner: string
  /** What goes in the same step before they come. */
  clear?: (draft: ResumeContent) => void
}

/**
 * Puts copied entries behind the entry that one is at, or as first below a title, where they are of its section's kind; sections
 * behind the section that one is in, or before all. Into a blank resume goes all that was copied. Answers the id of the last one shown, undefined where nothing fits.
 */
export function putRows({ editor, rows, owner, clear }: Options): string | undefined {
  const content = editor.content()
  const fresh = sameOrNew({ editor, rows })
  const ids = fresh === rows ? newIdsOfBlanks({ content, rows }) : new Map<string, string>()
  const rename = (draft: ResumeContent) => ids.forEach((id, old) => renameRow({ content: draft, old, id }))
  const put = recipeFor({
    content: ids.size > 0 ? produce(content, rename) : content,
    rows: fresh,
    owner: ids.get(owner) ?? owner,
  })
  if (!put) return undefined
  const texts = PASTED_TEXTS[editor.language]
  editor.endStep()
  editor.change({
    name: texts.putting,
    caret: editor.pen.writing.get()?.caret,
    recipe: (draft) => {
      clear?.(draft)
      rename(draft)
      put(draft)
    },
  })
  const { sections, entries, skills } = fresh
  const all = [...sections, ...entries.flatMap(({ items }) => items), ...skills]
  const there = all.filter(({ id }) => findPlace({ content: editor.content(), id }))
  editor.announce(texts.put(there.length))
  return (there.findLast(({ hidden }) => !hidden) ?? there.at(-1))?.id
}

/** What was cut comes back as what it was, with all that refers to it; of the rest there are two now. */
function sameOrNew({ editor, rows }: Pick<Options, 'editor' | 'rows'>): CopiedRows {
  const content = editor.content()
  const isGone = idsOf(rows).every((id) => {
    const place = findPlace({ content, id })
    return !place || isBlankPlace(place)
  })
  return rows.from === editor.id && isGone ? rows : copyWithNewIds(rows)
}

function idsOf({ entries, skills, sections }: CopiedRows): string[] {
  const items = [...entries, ...sections].flatMap((one) => one.items)
  const all = [...skills, ...items, ...items.flatMap(({ facts }) => facts), ...sections]
  return all.map(({ id }) => id)
}

/** What a cut has left blank has the id of what was there, which is that one's again. */
function newIdsOfBlanks({ content, rows }: Pick<Asked, 'content' | 'rows'>): Map<string, string> {
  const left = idsOf(rows).filter((id) => findPlace({ content, id }))
  return new Map(left.map((id) => [id, newId()]))
}

function renameRow({ content, old, id }: { content: ResumeContent; old: string; id: string }): void {
  const place = findPlace({ content, id: old })
  if (place) place.value.id = id
}

type Recipe = (draft: ResumeContent) => void
type Asked = { content: ResumeContent; rows: CopiedRows; owner: string }

function recipeFor({ content, rows, owner }: Asked): Recipe | undefined {
  const { entries, skills, contacts, sections } = rows
  const place = findPlace({ content, id: owner })
  if (sections.length > 0) {
    if (content.entryList.length + sections.length > MOST_SECTIONS) return undefined
    if (content.skill.list.length + skills.length > MOST) return undefined
    return (draft) => {
      const before = sectionIdOf({ content: draft, owner })
      draft.entryList.splice(draft.entryList.findIndex(({ id }) => id === before) + 1, 0, ...sections)
      if (skills.length > 0) putSkills({ draft, skills, owner })
    }
  }
  if (contacts.length > 0 || entries.length + Math.min(skills.length, 1) > 1)
    return isAllBlank(content) ? (draft) => putAll({ draft, rows }) : undefined
  const to = sectionOf(place)
  const isSkills = owner === '$skill' || place?.kind === 'skill' || to?.kind === 'skill'
  const { list } = content.skill
  if (skills.length > 0)
    return isSkills && list.length + skills.length <= MOST
      ? (draft) => putSkills({ draft, skills, owner })
      : undefined
  const [only] = entries
  if (!to || !only || to.kind !== only.kind || to.items.length + only.items.length > MOST) return undefined
  return (draft) => putEntries({ draft, section: to.id, items: only.items, owner })
}

const MOST = 100
const MOST_SECTIONS = 60

function sectionOf(place: Place | undefined): EntrySection | undefined {
  if (place?.kind === 'section') return place.value
  return place?.kind === 'item' || place?.kind === 'fact' ? place.section : undefined
}

type Put = { draft: ResumeContent; owner: string }

function putEntries({ draft, section, items, owner }: Put & { section: string; items: EntryItem[] }): void {
  const to = findPlace({ content: draft, id: section })
  if (to?.kind !== 'section') return
  const place = findPlace({ content: draft, id: owner })
  const item = place?.kind === 'fact' ? findPlace({ content: draft, id: place.item.id }) : place
  if (item?.kind !== 'item') return putItems({ section: to.value, items, at: 0 })
  const isBlank = isBlankPlace(item)
  const at = isBlank ? item.index : behindJoined({ ...item, isRole: items[0]?.title === item.value.title })
  if (isBlank) item.list.splice(item.index, 1)
  putItems({ section: to.value, items, at })
}

type Behind = { section: EntrySection; list: EntryItem[]; index: number; isRole: boolean }

/** Behind an entry; what is no other position at the same place, behind all positions there. */
function behindJoined({ section, list, index, isRole }: Behind): number {
  const rest = list.slice(index + 1)
  const joined = rest.findIndex((item) => !item.joined || entryAbove({ section, item }) === undefined)
  return index + 1 + (isRole ? 0 : joined < 0 ? rest.length : joined)
}

function putSkills({ draft, skills, owner }: Put & { skills: SkillRow[] }): void {
  const { list } = draft.skill
  const index = list.findIndex(({ id }) => id === owner)
  const at = list[index]
  if (list.every((row) => row.hidden || isBlankSkill(row)))
    list.splice(0, list.length, ...list.filter(({ hidden }) => hidden), ...skills)
  else list.splice(index + (at && isBlankSkill(at) ? 0 : 1), at && isBlankSkill(at) ? 1 : 0, ...skills)
}

/** Whether nothing is written but perhaps headings. */
const isAllBlank = (content: ResumeContent) =>
  content.baseInfo.list.every(({ value }) => value === '') &&
  content.entryList.every((section) => isEmptySection({ section, content })) &&
  content.skill.list.every(isBlankSkill)

type All = { draft: ResumeContent; rows: CopiedRows }

/** Each into the section of its kind, or one of its own. */
function putAll({ draft, rows: { contacts, entries, skills } }: All): void {
  const { list } = draft.baseInfo
  for (const row of contacts) {
    const blank = list.find(({ kind, key, value }) => kind === row.kind && key === row.key && value === '')
    if (blank) Object.assign(blank, { ...row, id: blank.id })
    else list.push(copyWithNewIds(row))
  }
  for (const { kind, title, items } of entries) {
    const there = draft.entryList.find(
      (section) =>
        section.kind === kind &&
        // What is in a section of one's own is what its title says.
        (kind !== 'custom' || section.title === title) &&
        isEmptySection({ section, content: draft }),
    )
    if (!there && draft.entryList.length >= MOST_SECTIONS) continue
    const to = there ?? schemaParts().newSection({ kind, title })
    if (!there) draft.entryList.push(to)
    putItems({ section: to, items, at: 0 })
  }
  if (skills.length > 0) putSkills({ draft, skills, owner: '' })
}
