import type { OpenReviewResult } from '../../../features/review-comments/open-review.server'
import type { WriteResult } from '../../../features/review-comments/write-comment.server'
import { ApiError } from '../../engine/api-error'
import { notFound } from '../../engine/refuse'
import { refuseShared } from './refuse-shared'

/** The answer to a reader whose comment was not taken. */
export function refuseReview(refusal: Extract<OpenReviewResult | WriteResult, { ok: false }>): ApiError {
  switch (refusal.reason) {
    case 'no-comments':
      return new ApiError({ status: 403, key: 'noComments' })
    case 'passage-gone':
      return new ApiError({ status: 409, key: 'passageGone' })
    case 'no-other-words':
      return new ApiError({ status: 400, key: 'noOtherWords' })
    case 'too-many-comments':
      return new ApiError({ status: 409, key: 'tooManyComments', values: { limit: refusal.limit } })
    case 'not-found':
      return notFound()
    default:
      return refuseShared(refusal)
  }
}
