import type { ResumeContent } from '../resumes/schema'

/** What a resume says about work, as plain text: no names, numbers and addresses of its (invented) person. */
export function resumeText({ baseInfo, entryList, skill }: ResumeContent): string {
  const headline = baseInfo.list.filter(({ kind }) => kind === 'headline').map(({ value }) => value)
  const sections = entryList.flatMap(({ title, items }) => [
    title,
    ...items.flatMap(({ title, subtitle, tags, text }) => [title, subtitle, tags.join(' '), plain(text)]),
  ])
  const skills = skill.list.map(({ key, tags }) => [key, ...tags].join(' '))
  return [...headline, ...sections, ...skills].filter(Boolean).join('\n')
}

/** Signs of the Markdown subset are not words; an address behind a link neither. */
function plain(text: string): string {
  return text.replace(/\]\([^)]*\)/g, ']').replace(/[*+=[\]]+|^\s*- /gm, '')
}
