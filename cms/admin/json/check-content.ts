import { issueText } from '../../../app/api/engine/issue-text'
import { pathText } from '../../../app/api/engine/path-text'
import { resumeContent } from '../../../collections/resumes/schema'
import type { Check } from './faults-of'

/** What keeps a document from being a resume, each with its place. */
export const checkContent: Check = ({ value, language }) => {
  const parsed = resumeContent.safeParse(value, { reportInput: true })
  if (parsed.success) return []
  return parsed.error.issues.map((issue) => ({
    text: `${pathText(['content', ...issue.path])}: ${issueText({ issue, language })}`,
  }))
}
