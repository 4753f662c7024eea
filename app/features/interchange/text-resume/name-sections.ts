import { newId, type EntrySection, type ResumeContent } from '../../../../collections/resumes/schema'
import { LIST_SPECS } from '../json-resume/list-specs'
import type { ReadHeading } from './read-resume-text'

type Options = { content: ResumeContent; headings: ReadHeading[] }

/** Gives sections the headings of the source and its order, but for a column beside; two headings of one list part its entries again. */
export function nameSections({ content, headings }: Options): ResumeContent {
  const rest = content.entryList.map((section) => ({ ...section, items: [...section.items] }))
  const named = headings.flatMap((heading) => takeSection({ rest, heading }))
  const left = rest.filter(({ kind, items }) => kind === 'skill' || items.length > 0)
  const [summary, others] = [left.filter(isSummary), left.filter((section) => !isSummary(section))]
  const skillTitle = headings.find(({ list, title }) => list === 'skills' && title !== '')?.title
  return {
    ...content,
    entryList: [...summary, ...asidesBelow(named), ...others],
    skill: { ...content.skill, title: skillTitle ?? content.skill.title },
  }
}

const ASIDES = new Set<EntrySection['kind']>(['skill', 'language', 'certificate', 'interest'])
/** What nobody puts above what they have done. */
const LAST = new Set<EntrySection['kind']>(['language', 'interest'])
const DONE = new Set<EntrySection['kind']>(['experience', 'education', 'project', 'volunteer'])

/** A column beside the page's text is read before it: what stands there goes below what one has done, as on a page of one column. */
function asidesBelow(sections: EntrySection[]): EntrySection[] {
  const first = sections.findIndex(({ kind }) => DONE.has(kind))
  const above = sections.slice(0, Math.max(first, 0)).filter(({ kind }) => ASIDES.has(kind))
  if (above.length < 2 || !above.some(({ kind }) => LAST.has(kind))) return sections
  const others = sections.filter((section) => !above.includes(section))
  return others.toSpliced(others.findLastIndex(({ kind }) => DONE.has(kind)) + 1, 0, ...above)
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
