import type { JSONField } from 'payload'
import { resumeContent } from '../resumes/schema'

/** The resume document as a JSON field; what doesn't fit the schema is refused with the place named. */
export const contentField: JSONField = {
  name: 'content',
  type: 'json',
  required: true,
  admin: { components: { Field: '/admin/json/ContentField#ContentField' } },
  validate: (value) => {
    const parsed = resumeContent.safeParse(value)
    if (parsed.success) return true
    const issue = parsed.error.issues[0]
    return issue ? `content.${issue.path.join('.')}: ${issue.message}` : 'content'
  },
}
