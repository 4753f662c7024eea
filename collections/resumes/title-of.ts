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

/** Whether somebody gave a resume its name, other than the one it takes from itself; a twin has its language behind that. */
export function isGivenTitle({ title, content }: { title: string; content: ResumeContent }): boolean {
  const own = ownTitle(content)
  return !isUnnamed(title) && title !== own && title.replace(/ \([^()]+\)$/, '') !== own
}

/** The title after a change of the content: one that nobody gave goes along with name and position. */
export function followTitle(options: { title: string; before: ResumeContent; after: ResumeContent }): string {
  const { title, before, after } = options
  if (isGivenTitle({ title, content: before })) return title
  const own = ownTitle(after)
  if (isUnnamed(title)) return own || title
  return own ? own + title.slice(ownTitle(before).length) : UNNAMED[after.config.language]
}
