import { passagesOf, type Passage } from '../../document/passages/passages-of'
import { getLayout } from '../../document/layouts/registry'
import { contentOf } from '../resumes/resume'
import {
  openSharedResume,
  type OpenSharedResumeOptions,
  type OpenSharedResumeResult,
} from '../sharing/open-shared-resume.server'
import type { ShareLink } from '../sharing/share-link'
import { knownReader } from './reader-token.server'

export type OpenReviewOptions = OpenSharedResumeOptions
export type OpenReviewResult =
  | {
      ok: true
      link: ShareLink
      passages: Passage[]
      /** as rows know this browser; null: it has written nothing */
      reader: string | null
      /** of the view that was let in */
      cookie?: string | undefined
    }
  | { ok: false; reason: 'no-comments' }
  | Extract<OpenSharedResumeResult, { ok: false }>

/** Lets a reader in as the page does, where their link takes comments. */
export async function openReview(options: OpenReviewOptions): Promise<OpenReviewResult> {
  const opened = await openSharedResume(options)
  if (!opened.ok) return opened
  const { link, document, cookie } = opened
  if (!link?.canComment) return { ok: false, reason: 'no-comments' }
  const layout = getLayout(document.layout, document.layoutVersion)
  const passages = passagesOf({ content: contentOf(document), layout })
  const { payload } = options.services
  return {
    ok: true,
    link,
    passages,
    reader: knownReader({ payload, link: link.id, request: options.request }),
    cookie,
  }
}
