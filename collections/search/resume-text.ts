import { fieldsOfItem, type FilledField } from '../resumes/fields-of-item'
import type { ResumeContent } from '../resumes/schema'

/** What a resume says about work, as plain text: no names, numbers and addresses of its (invented) person. */
export function resumeText({ baseInfo, entryList, skill }: ResumeContent): string {
  const headline = baseInfo.list.filter(({ kind }) => kind === 'headline').map(({ value }) => value)
  const sections = entryList.flatMap(({ title, items }) => [
    title,
    ...items.flatMap((item) =>
      fieldsOfItem(item)
        .filter(({ inSearch }) => inSearch)
        .map(wordsOf),
    ),
  ])
  const skills = skill.list.map(({ key, tags }) => [key, ...tags].join(' '))
  return [...headline, ...sections, ...skills].filter(Boolean).join('\n')
}

function wordsOf({ control, value }: FilledField): string {
  if (control === 'tags') return value.join(' ')
  if (control === 'facts') return value.map((fact) => `${fact.label} ${fact.value}`).join(' ')
  return control === 'text' ? plain(value) : value
}

/** Signs of the Markdown subset are not words; an address behind a link neither. */
function plain(text: string): string {
  return text.replace(/\]\([^)]*\)/g, ']').replace(/[*+=[\]]+|^\s*- /gm, '')
}
