import type { ResumeContent } from '../../../collections/resumes/schema'
import { remember } from '../model/remember'
import type { Flows } from '../model/types'
import type { Layout } from './types'

/** The nodes of a document in a layout; composed once for each content. */
export function composeDocument({ content, layout }: { content: ResumeContent; layout: Layout }): Flows {
  return remember({ owner: content, key: `flows,${layout.key}`, make: () => layout.compose(content) })
}
