import type { ResumeContent } from '../../../collections/resumes/schema'
import { labels, type Labels } from '../text/labels'

/** The options that decide what texts say. */
export type Context = Pick<
  ResumeContent['config'],
  'language' | 'dateFormat' | 'linkStyle' | 'placeholders'
> & {
  labels: Labels
}

export function contextOf({ config }: ResumeContent): Context {
  const { language, dateFormat, linkStyle, placeholders } = config
  return { language, dateFormat, linkStyle, placeholders, labels: labels[language] }
}
