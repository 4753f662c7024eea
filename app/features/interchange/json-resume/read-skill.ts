import type { SkillRow } from '../../../../collections/resumes/schema'
import { cleanLine } from './clean-text'
import type { JsonObject } from './json'
import { readString, readStrings } from './read-strings'
import type { MessageKey } from './texts'

export type SkillDraft = Pick<SkillRow, 'key' | 'level' | 'tags'>
type ReadSkill = { draft: SkillDraft; notes: { field: string; key: MessageKey }[] }

/** Reads a skill. A name or level too long for its place becomes a keyword. */
export function readSkill(source: JsonObject): ReadSkill {
  const name = readLine(source.name)
  const level = readLine(source.level)
  const keywords = readStrings(source.keywords)
  const tags = [name.tag, level.tag, ...keywords.value.map(cleanLine)].filter((tag) => tag.trim() !== '')
  const unknown = Object.keys(source).filter((field) => !['name', 'level', 'keywords'].includes(field))
  const cut = tags.length > 100 || tags.some((tag) => tag.length > 200)
  return {
    draft: { key: name.line, level: level.line, tags: tags.slice(0, 100).map((tag) => tag.slice(0, 200)) },
    notes: [
      ...name.notes.map((key) => ({ field: 'name', key })),
      ...level.notes.map((key) => ({ field: 'level', key })),
      ...keywords.notes.map((key) => ({ field: 'keywords', key })),
      ...(cut ? [{ field: 'keywords', key: 'cut' as const }] : []),
      ...unknown.map((field) => ({ field, key: 'unknown' as const })),
    ],
  }
}

function readLine(value: unknown): { line: string; tag: string; notes: MessageKey[] } {
  const read = readString(value)
  const line = cleanLine(read.value)
  return line.length <= 100
    ? { line, tag: '', notes: read.notes }
    : { line: '', tag: line, notes: read.notes }
}
