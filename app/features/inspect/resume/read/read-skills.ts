import type { ResumeContent } from '../../../../../collections/resumes/schema'
import type { Field } from '../types'
import type { ReadSkill } from './types'

/** The skills that are printed. */
export function readSkills({ skill, entryList }: ResumeContent): ReadSkill[] {
  if (entryList.some(({ kind, hidden }) => kind === 'skill' && hidden)) return []
  return skill.list.flatMap((row, index) => {
    if (row.hidden || row.key + row.level + row.tags.join('') === '') return []
    const path = `/skill/list/${index}`
    const owner = { sectionId: '$skill', itemId: row.id }
    const fieldAt = (field: 'key' | 'level'): Field => ({
      ...owner,
      path: `${path}/${field}`,
      field,
      value: row[field],
    })
    const tags = row.tags.map((value, i): Field => ({
      ...owner,
      path: `${path}/tags/${i}`,
      field: 'tags',
      value,
    }))
    return [{ row, at: fieldAt('key'), level: fieldAt('level'), tags }]
  })
}
