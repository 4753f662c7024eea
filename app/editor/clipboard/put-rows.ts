import { entryAbove } from '../../../collections/resumes/joined-items'
import type { EntryItem, EntrySection, ResumeContent, SkillRow } from '../../../collections/resumes/schema'
import { copyWithNewIds } from '../edits/copy-with-new-ids'
import { findPlace, type Place } from '../edits/find-place'
import { isBlankSkill, isEmptySection } from '../edits/hide-emptied'
import { isBlankPlace } from '../edits/is-blank-place'
import { putItems } from '../edits/put-items'
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
 * Puts copied entries behind the entry that one is at, or as first below a title, where they are of its section's kind; a section
 * behind a section. Into a blank resume goes all that was copied. Answers the id of the last one, undefined where nothing fits.
 */
export function putRows({ editor, rows, owner, clear }: Options): string | undefined {
  const content = editor.content()
  const fresh = sameOrNew({ editor, rows })
  const put = recipeFor({ content, rows: fresh, owner })
  if (!put) return undefined
  const { entries, skills, section } = fresh
  const count = section ? 1 : skills.length + entries.flatMap(({ items }) => items).length
  const texts = PASTED_TEXTS[editor.language]
  editor.endStep()
  editor.change({
    name: texts.putting,
    caret: editor.pen.writing.get()?.caret,
    recipe: (draft) => {
      clear?.(draft)
      put(draft)
    },
  })
  editor.announce(texts.put(count))
  return section?.id ?? (skills.at(-1) ?? entries.at(-1)?.items.at(-1))?.id
}

/** What was cut comes back as what it was, with all that refers to it; of the rest there are two now. */
function sameOrNew({ editor, rows }: Pick<Options, 'editor' | 'rows'>): CopiedRows {
  const { from, entries, skills, section } = rows
  const content = editor.content()
  const items = [...entries.flatMap((one) => one.items), ...(section?.items ?? [])]
  const all = [...skills, ...items, ...items.flatMap(({ facts }) => facts), ...(section ? [section] : [])]
  const isGone = from === editor.id && all.every(({ id }) => !findPlace({ content, id }))
  return isGone ? rows : copyWithNewIds(rows)
}

type Recipe = (draft: ResumeContent) => void
type Asked = { content: ResumeContent; rows: CopiedRows; owner: string }

function recipeFor({ content, rows, owner }: Asked): Recipe | undefined {
  const { entries, skills, contacts, section } = rows
  const place = findPlace({ content, id: owner })
  if (section) {
    if (place?.kind !== 'section' || content.entryList.length >= MOST_SECTIONS) return undefined
    return ({ entryList }) =>
      void entryList.splice(entryList.findIndex(({ id }) => id === owner) + 1, 0, section)
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

/** Each into the section of its kind, or one of its own. */
function putAll({
  draft,
  rows: { contacts, entries, skills },
}: {
  draft: ResumeContent
  rows: CopiedRows
}): void {
  const { list } = draft.baseInfo
  for (const row of contacts) {
    const blank = list.find(({ kind, key, value }) => kind === row.kind && key === row.key && value === '')
    if (blank) Object.assign(blank, { ...row, id: blank.id })
    else list.push(copyWithNewIds(row))
  }
  for (const { kind, items } of entries) {
    const to = draft.entryList.find(
      (section) => section.kind === kind && isEmptySection({ section, content: draft }),
    )
    if (to) putItems({ section: to, items, at: 0 })
  }
  if (skills.length > 0) putSkills({ draft, skills, owner: '' })
}
