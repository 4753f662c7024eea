import type { ResumeDocument } from '../../../features/resumes/resume'
import { ApiError } from '../../engine/api-error'
import { notFound } from '../../engine/refuse'
import { viewResume } from './resume-view'

type Refusal =
  | { reason: 'not-found' | 'unknown-template' | 'members-only' }
  | { reason: 'too-many' | 'too-many-shared' | 'too-many-names' | 'too-many-links'; limit: number }
  | { reason: 'has-twin' | 'same-language' }
  | { reason: 'conflict'; newer: ResumeDocument }

/** The answer to what could not be done with a resume. */
export function refuseResume(refusal: Refusal): ApiError {
  switch (refusal.reason) {
    case 'not-found':
      return notFound()
    case 'unknown-template':
      return new ApiError({ status: 404, key: 'unknownTemplate' })
    case 'too-many':
      return new ApiError({ status: 409, key: 'tooManyResumes', values: { limit: refusal.limit } })
    case 'too-many-shared':
      return new ApiError({ status: 409, key: 'tooManyShared', values: { limit: refusal.limit } })
    case 'too-many-names':
      return new ApiError({ status: 409, key: 'tooManyNames', values: { limit: refusal.limit } })
    case 'too-many-links':
      return new ApiError({ status: 409, key: 'tooManyLinks', values: { limit: refusal.limit } })
    case 'has-twin':
      return new ApiError({ status: 409, key: 'hasTwin' })
    case 'same-language':
      return new ApiError({ status: 409, key: 'sameLanguage' })
    case 'members-only':
      return new ApiError({ status: 403, key: 'membersOnly' })
    case 'conflict':
      return new ApiError({ status: 409, key: 'conflict', data: viewResume(refusal.newer) })
  }
}
