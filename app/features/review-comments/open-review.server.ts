import { passagesOf, type Passage } from '../../document/passages/passages-of'
import { getLayout } from '../../document/layouts/registry'
import { contentOf } from '../resumes/resume'
import {
  openSharedResume,
  type OpenSharedResumeOptions,
  type OpenSharedResumeResult,
} from '../sharing/open-shared-resume.server'
import type { ShareLink } from '../sharing/share-link'
import { isReviewing, reviewCookie } from '../sharing/visit.server'
import { knownReader } from './reader-token.server'

export type OpenReviewOptions = OpenSharedResumeOptions & { review: 'read' | 'write' }
export type OpenReviewResult =
  | {
      ok: true
      link: ShareLink
      passages: Passage[]
      /** as rows know this browser; null: it has written nothing */
      reader: string | null
      /** to be sent along: of the view that was let in */
      cookies: string[]
    }
  | { ok: false; reason: 'no-comments' }
  | Extract<OpenSharedResumeResult, { ok: false }>

/** Lets a reader in as the page does, where their link takes comments; who was let in has hours to write. */
export async function openReview(options: OpenReviewOptions): Promise<OpenReviewResult> {
  const opened = await openSharedResume({ ...options, needs: 'canComment' })
  if (!opened.ok) return opened.reason === 'not-allowed' ? { ok: false, reason: 'no-comments' } : opened
  const { link, document, cookie, isCounted } = opened
  if (!link?.canComment) return { ok: false, reason: 'no-comments' }
  const layout = getLayout(document.layout, document.layoutVersion)
  const passages = passagesOf({ content: contentOf(document), layout })
  const { payload } = options.services
  const { request } = options
  const visit = { payload, link: link.id, request }
  const pass = isCounted && !isReviewing(visit) ? reviewCookie(visit) : undefined
  return {
    ok: true,
    link,
    passages,
    reader: knownReader(visit),
    cookies: [cookie, pass].filter((one) => one !== undefined),
  }
}
