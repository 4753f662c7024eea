import { OWN_NAMES } from '../languages/own-names'
import type { Language } from './choices'
import type { ResumeContent } from './schema'

/** What a resume is called that has neither a name of its own nor anybody's. */
export const UNNAMED: Record<Language, string> = { 'zh-CN': '简历', en: 'Resume' }

/** Whether a title is the one a new resume begins with, in any language, or none at all. */
export function isUnnamed(title: string): boolean {
  return ['', ...Object.values(UNNAMED)].includes(title.trim())
}

/** What the resume itself says it is: whose, and for which position; `Anna Miller - Product Designer`. Empty while it says neither. */
export function ownTitle({ baseInfo }: ResumeContent): string {
  const rows = baseInfo.list.filter((row) => !row.hidden)
  const valueOf = (kind: string) =>
    rows.find((row) => row.kind === kind && row.value.trim() !== '')?.value ?? ''
  const title = ['name', 'headline'].map((kind) => valueOf(kind).replace(/\s+/g, ' ').trim())
  return Array.from(title.filter(Boolean).join(' - ')).slice(0, 100).join('').trim()
}

/** The document's title where a file shows one: the one it was given, else what it says itself. */
export function documentTitle(content: ResumeContent): string {
  return isUnnamed(content.title)
    ? ownTitle(content) || content.title || UNNAMED[content.config.language]
    : content.title
}

/** What a resume is shown and saved as: the name its owner gave it, else the document's. */
export function shownTitle(resume: { title?: string | undefined; content: ResumeContent }): string {
  const { title = '', content } = resume
  return isUnnamed(title) ? documentTitle(content) : title
}

/** What a copy has behind the title of what it was copied from. */
export const COPY_SUFFIX: Record<Language, string> = { 'zh-CN': ' 副本', en: ' (copy)' }

/** What the site sets behind a title: a twin's language, a copy's mark. Whatever else stands there somebody wrote. */
const SUFFIXES = new RegExp(
  `^(${[...Object.values(OWN_NAMES).map((name) => ` (${name})`), ...Object.values(COPY_SUFFIX)]
    .map((suffix) => suffix.replace(/[()]/g, '\\$&'))
    .join('|')})*$`,
)

type Titled = { title: string; content: ResumeContent }

/** What stands behind the title that a resume takes from itself, mostly nothing; undefined where somebody gave it another. */
function suffixOf({ title, content }: Titled): string | undefined {
  if (isUnnamed(title)) return ''
  return [ownTitle(content), ...Object.values(UNNAMED)]
    .filter((stem) => stem !== '' && title.startsWith(stem))
    .map((stem) => title.slice(stem.length))
    .find((rest) => SUFFIXES.test(rest))
}

/** Whether somebody gave a resume its name, other than the one it takes from itself. */
export function isGivenTitle(titled: Titled): boolean {
  return suffixOf(titled) === undefined
}

/** The title after a change of the content: one that nobody gave goes along with name and position. */
export function followTitle(options: { title: string; before: ResumeContent; after: ResumeContent }): string {
  const { title, before, after } = options
  const suffix = suffixOf({ title, content: before })
  if (suffix === undefined) return title
  const own = ownTitle(after)
  if (own) return own + suffix
  const isBare = isUnnamed(title.slice(0, title.length - suffix.length))
  return isBare ? title : UNNAMED[after.config.language] + suffix
}
