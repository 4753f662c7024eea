import type { ResumeContent } from '../../../collections/resumes/schema'

/** The address of a document's fonts in slices. */
export function fontSheet({ config }: ResumeContent): string {
  return `/fonts/jianli-${config.font}.css`
}
