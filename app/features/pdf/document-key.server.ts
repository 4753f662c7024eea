import { createHash } from 'node:crypto'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Layout } from '../../document/layouts/types'
import { pageDirection } from '../../document/text/page-direction'

/** Part of every key under which drawn pages are kept: raised when the same content would be drawn differently. */
const RENDERER_VERSION = 10

/** Equal for documents that are drawn alike: by content, layout, all that its description says, and the renderer's. 64 hex digits. */
export function documentKey({ content, layout }: { content: ResumeContent; layout: Layout }): string {
  return createHash('sha256')
    .update(`${layout.key} ${versionFor(content)}\n${JSON.stringify(content)}`)
    .digest('hex')
}

/** The same for documents with texts that are read from the right, which were once drawn from the left: all others keep theirs. */
const RIGHT_TO_LEFT_VERSION = 2

function versionFor(content: ResumeContent): string {
  return pageDirection(content)
    ? `${RENDERER_VERSION} rtl ${RIGHT_TO_LEFT_VERSION}`
    : String(RENDERER_VERSION)
}
