import * as z from 'zod'
import { SECTION_KINDS } from '../../../collections/resumes/choices'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { baseInfoRow, entryItem, entrySection, skillRow } from '../../../collections/resumes/schema'
import { findPlace } from '../edits/find-place'
import type { Part } from '../writing/caret'

const copiedRows = z.object({
  /** The resume they were copied from. */
  from: z.string(),
  /** Entries by the kind of their section. */
  entries: z.array(
    z.object({
      kind: z.enum(SECTION_KINDS),
      /** Of the section, for where there is none to put them into. */
      title: entrySection.shape.title,
      items: z.array(entryItem).min(1).max(100),
    }),
  ),
  skills: z.array(skillRow),
  contacts: z.array(baseInfoRow),
  /** The sections themselves, where those were copied. */
  sections: z.array(entrySection).max(60).default([]),
})
export type CopiedRows = z.output<typeof copiedRows>

type Options = { id: string; content: ResumeContent; parts: readonly Part[]; whole: ReadonlySet<string> }

/**
 * What of a selection are whole sections, entries and skills; undefined where a part of another one is selected. Titles alone are passed
 * over.
 */
export function rowsIn({ id, content, parts, whole }: Options): CopiedRows | undefined {
  const places = parts.map(({ owner }) => findPlace({ content, id: owner }))
  const isPart = places.some((place) => {
    if (place?.kind === 'fact') return !whole.has(place.item.id)
    return (place?.kind === 'item' || place?.kind === 'skill') && !whole.has(place.value.id)
  })
  if (isPart || whole.size === 0) return undefined
  const sections = content.entryList.filter((section) => whole.has(section.id))
  return {
    from: id,
    sections,
    entries: content.entryList.flatMap(({ kind, title, items, ...section }) => {
      const own = items.filter((item) => whole.has(item.id) && !whole.has(section.id))
      return own.length > 0 ? [{ kind, title, items: own }] : []
    }),
    skills: content.skill.list.filter((row) => whole.has(row.id)),
    contacts: content.baseInfo.list.filter((row) => places.some((place) => place?.value.id === row.id)),
  }
}

let last: { plain: string; rows: CopiedRows | undefined } | undefined

/** For a menu, which is told no types of our own by the browser. */
export function recallRows(plain: string): CopiedRows | undefined {
  return wasCopied(plain) ? last?.rows : undefined
}

/** Whether a text is what was copied or cut here last. */
export const wasCopied = (plain: string): boolean => plain.replace(/\r\n?/g, '\n') === last?.plain

export function keepRows(copied: typeof last): void {
  last = copied
}

/** The rows that somebody's clipboard holds, which may be anybody's. Firefox keeps no type of ours either. */
export const rowsOf = ({ rows, plain }: { rows: string; plain: string }): CopiedRows | undefined =>
  rows === '' ? recallRows(plain) : readRows(rows)

function readRows(text: string): CopiedRows | undefined {
  try {
    return copiedRows.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
