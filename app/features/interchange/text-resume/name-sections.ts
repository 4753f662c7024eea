import { newId, type EntrySection, type ResumeContent } from '../../../../collections/resumes/schema'
import { LIST_SPECS } from '../json-resume/list-specs'
import type { ReadHeading } from './read-resume-text'

type Options = { content: ResumeContent; headings: ReadHeading[] }

/** Gives sections the headings and the order of the source; two headings of one list part its entries again. */
export function nameSections({ content, headings }: Options): ResumeContent {
  const rest = content.entryList.map((section) => ({ ...section, items: [...section.items] }))
  const named = headings.flatMap((heading) => takeSection({ rest, heading }))
  const left = rest.filter(({ kind, items }) => kind === 'skill' || items.length > 0)
  const [summary, others] = [left.filter(isSummary), left.filter((section) => !isSummary(section))]
  const skillTitle = headings.find(({ list, title }) => list === 'skills' && title !== '')?.title
  return {
    ...content,
    entryList: [...summary, ...named, ...others],
    skill: { ...content.skill, title: skillTitle ?? content.skill.title },
  }
}

const isSummary = ({ kind }: EntrySection) => kind === 'summary'

function takeSection({ rest, heading }: { rest: EntrySection[]; heading: ReadHeading }): EntrySection[] {
  const kind = kindOf(heading.list)
  const source = rest.find((section) => section.kind === kind)
  if (!source) return []
  if (kind === 'skill' || kind === 'custom' || kind === 'summary') {
    rest.splice(rest.indexOf(source), 1)
    return [{ ...source, title: heading.title.slice(0, 100) || source.title }]
  }
  const items = source.items.splice(0, heading.count)
  if (items.length === 0) return []
  return [{ ...source, id: newId(), title: heading.title.slice(0, 100) || source.title, items }]
}

function kindOf(list: ReadHeading['list']): EntrySection['kind'] | undefined {
  if (list === 'skills') return 'skill'
  if (list === 'summary') return 'summary'
  if (list === 'customSections') return 'custom'
  return LIST_SPECS.find((spec) => spec.list === list)?.kind
}
