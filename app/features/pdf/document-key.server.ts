import { createHash } from 'node:crypto'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Layout } from '../../document/layouts/types'

/** Part of every key under which drawn pages are kept: raised when the same content would be drawn differently. */
const RENDERER_VERSION = 10

/** Equal for documents that are drawn alike: by content, layout, all that its description says, and the renderer's. 64 hex digits. */
export function documentKey({ content, layout }: { content: ResumeContent; layout: Layout }): string {
  return createHash('sha256')
    .update(`${layout.key} ${RENDERER_VERSION}\n${JSON.stringify(content)}`)
    .digest('hex')
}
