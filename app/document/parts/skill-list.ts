import type { ResumeContent } from '../../../collections/resumes/schema'
import { makeBox } from '../model/make-box'
import type { Box } from '../model/types'
import type { Context } from './context'
import { skillLeaf } from './skill-leaf'

export type SkillLook = 'bar' | 'dots'
type SkillListOptions = { skill: ResumeContent['skill']; context: Context; look: SkillLook }

/** The skills that are to be printed, as a list; nothing when there are none. */
export function skillList({ skill, context, look }: SkillListOptions): Box | undefined {
  const rows = skill.list.filter((row) => !row.hidden)
  return makeBox({
    id: '$skill.list',
    tag: 'ul',
    className: 'jl-skills',
    children: rows.map((row) => skillLeaf({ row, step: skill.step, context, look })),
  })
}
