import { newId, type SkillRow } from '../../../../collections/resumes/schema'
import { keepEntry, type Rest } from './kept'
import { pathTo, type Note } from './notes'
import { readSkill } from './read-skill'
import { splitList } from './split-list'

type ReadSkills = { rows: SkillRow[]; rest: Rest; notes: Note[] }

/** Reads the list of skills; none of them gets a scale, since words are all the file has. */
export function readSkills(skills: unknown): ReadSkills {
  if (!Array.isArray(skills)) return { rows: [], rest: [], notes: [] }
  const { entries, rest, notes } = splitList({ path: 'skills', list: skills, limit: 100 })
  const rows = entries.map(({ source, path }) => {
    const read = readSkill(source)
    notes.push(...read.notes.map(({ field, key }) => ({ path: pathTo({ path, key: field }), key })))
    return {
      ...read.draft,
      id: newId(),
      value: 0,
      hidden: false,
      extra: keepEntry({ list: 'skills', source }),
    }
  })
  return { rows, rest, notes }
}
