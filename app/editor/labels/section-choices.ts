import {
  LANGUAGES,
  SECTION_KINDS,
  type Language,
  type SectionKind,
} from '../../../collections/resumes/choices'
import { ITEM_LABELS } from '../../../collections/resumes/section-labels'

/** A section to add: its kind, and its title in the language of the page. */
export type SectionChoice = { id: string; kind: SectionKind; titles: Record<Language, string> }

const KINDS = SECTION_KINDS.filter((kind) => kind !== 'skill').map((kind): SectionChoice => {
  const titles = LANGUAGES.map((language) => [language, ITEM_LABELS[language][kind].name])
  // an edge: entries lose the names of the languages
  return { id: kind, kind, titles: Object.fromEntries(titles) as Record<Language, string> }
})

/** What is often called otherwise than its kind. */
const NAMED: SectionChoice[] = [
  { id: 'internship', kind: 'experience', titles: { 'zh-CN': '实习经历', en: 'Internships' } },
  { id: 'campus', kind: 'volunteer', titles: { 'zh-CN': '校园经历', en: 'Leadership and activities' } },
  { id: 'training', kind: 'education', titles: { 'zh-CN': '培训经历', en: 'Courses and training' } },
  { id: 'portfolio', kind: 'project', titles: { 'zh-CN': '作品集', en: 'Portfolio' } },
  { id: 'evaluation', kind: 'summary', titles: { 'zh-CN': '自我评价', en: 'Highlights' } },
]

/** The kinds of sections, the one without a kind of its own last. */
export const SECTION_CHOICES: SectionChoice[] = [
  ...KINDS.filter(({ kind }) => kind !== 'custom'),
  ...NAMED,
  ...KINDS.filter(({ kind }) => kind === 'custom'),
]
