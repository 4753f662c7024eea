import { entrySection, type ResumeContent } from '../../../collections/resumes/schema'

/** The skills' own entry in the order of sections, so that they can be moved like any other; last where there is none. */
export function withSkillPlace(content: ResumeContent): ResumeContent {
  if (content.entryList.some(({ kind }) => kind === 'skill')) return content
  const place = entrySection.parse({ id: '_skill', kind: 'skill' })
  return { ...content, entryList: [...content.entryList, place] }
}
