import type { SectionKind } from '../../../collections/resumes/choices'
import { ITEM_LABELS } from '../../../collections/resumes/section-labels'
import { schemaParts } from '../schema/schema-parts'
import type { Editor, FieldTarget } from '../session/editor'
import { STEP_TEXTS } from '../texts/step-texts'
import { findPlace } from './find-place'

/** What one adds to these is what one does now. */
const NEWEST_FIRST: SectionKind[] = ['experience', 'education']

type Options = {
  editor: Editor
  section: string
  after?: string | undefined
  /** One more position at the place of this title. */
  at?: string | undefined
}

/**
 * Adds an empty entry to a section, as one step of undo that is said to screen readers: behind another entry, or where the
 * newest one stands. A section of skills gets a row. Answers the field that is written first.
 */
export function addEntry({ editor, section, after, at }: Options): FieldTarget | undefined {
  const found = findPlace({ content: editor.content(), id: section })
  if (found?.kind !== 'section') return undefined
  const { kind } = found.value
  if (kind === 'skill') return addSkill(editor)
  const texts = STEP_TEXTS[editor.language]
  const name = ITEM_LABELS[editor.language][kind].item
  const item = { ...schemaParts().newItem(), ...(at !== undefined && { title: at, joined: true }) }
  editor.change({
    name: texts.adding(name),
    recipe: (draft) => {
      const place = findPlace({ content: draft, id: section })
      if (place?.kind === 'section')
        place.value.items.splice(indexIn({ section: place.value, after }), 0, item)
    },
  })
  editor.announce(texts.added(name))
  editor.folds.open(item.id)
  return { owner: item.id, field: firstField({ isJoined: at !== undefined, kind }) }
}

/** The field of an entry that is written first; a further position of an employer begins below its name. */
export function firstField({ isJoined, kind }: { isJoined: boolean; kind: SectionKind }): string {
  return isJoined ? 'subtitle' : kind === 'summary' ? 'text' : 'title'
}

/** Adds a skill behind another one, else behind all, with a scale if they have one. */
export function addSkill(editor: Editor, { after }: { after?: string } = {}): FieldTarget {
  const texts = STEP_TEXTS[editor.language]
  const row = schemaParts().newSkill()
  const last = editor.content().skill.list.at(-1)
  if (last?.value === 0) row.value = 0
  editor.change({
    name: texts.addSkill,
    recipe: ({ skill: { list } }) => {
      const before = list.findIndex(({ id }) => id === after)
      list.splice(before < 0 ? list.length : before + 1, 0, row)
    },
  })
  editor.announce(texts.added(texts.skill))
  return { owner: row.id, field: 'key' }
}

type Place = { section: { kind: SectionKind; items: { id: string }[] }; after: string | undefined }

function indexIn({ section: { kind, items }, after }: Place): number {
  const before = items.findIndex(({ id }) => id === after)
  if (before >= 0) return before + 1
  return NEWEST_FIRST.includes(kind) ? 0 : items.length
}
