import type { SkillRow } from '../../../../collections/resumes/schema'
import type { JsonObject } from './json'
import { mergeFields } from './merge-fields'
import { readSkill } from './read-skill'

type WriteSkillOptions = { row: SkillRow; step: number; original: JsonObject | undefined }

/** Writes a skill; a level drawn as a scale only goes out in figures. */
export function writeSkill({ row, step, original }: WriteSkillOptions): JsonObject {
  const made = original && readSkill(original).draft
  const scale = row.value > 0 ? `${row.value}/${step}` : ''
  const sameTags = made !== undefined && JSON.stringify(row.tags) === JSON.stringify(made.tags)
  const sameKey = made !== undefined && row.key === made.key
  const sameLevel = made !== undefined && row.level === made.level && row.value === 0
  return mergeFields({
    original: original ?? {},
    fields: [
      { field: 'name', unchanged: sameKey && (row.key !== '' || sameTags), value: row.key || undefined },
      {
        field: 'level',
        unchanged: sameLevel && (row.level !== '' || sameTags),
        value: row.level || scale || undefined,
      },
      {
        field: 'keywords',
        unchanged: sameTags && sameKey && sameLevel,
        value: row.tags.length > 0 ? row.tags : undefined,
      },
    ],
  })
}
