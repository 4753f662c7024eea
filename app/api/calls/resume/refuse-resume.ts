import type { ResumeDocument } from '../../../features/resumes/resume'
import { ApiError } from '../../engine/api-error'
import { notFound } from '../../engine/refuse'
import { viewResume } from './resume-view'

type Refusal =
  | { reason: 'not-found' | 'unknown-template' | 'members-only' }
  | { reason: 'too-many' | 'too-many-shared' | 'too-many-names' | 'too-many-links'; limit: number }
  | { reason: 'has-twin' | 'same-language' }
  | { reason: 'conflict'; newer: ResumeDocument }

const ANSWERS = {
  'unknown-template': { status: 404, key: 'unknownTemplate' },
  'too-many': { status: 409, key: 'tooManyResumes' },
  'too-many-shared': { status: 409, key: 'tooManyShared' },
  'too-many-names': { status: 409, key: 'tooManyNames' },
  'too-many-links': { status: 409, key: 'tooManyLinks' },
  'has-twin': { status: 409, key: 'hasTwin' },
  'same-language': { status: 409, key: 'sameLanguage' },
  'members-only': { status: 403, key: 'membersOnly' },
} as const

/** The answer to what could not be done with a resume. */
export function refuseResume(refusal: Refusal): ApiError {
  const { reason } = refusal
  if (reason === 'not-found') return notFound()
  if (reason === 'conflict')
    return new ApiError({ status: 409, key: 'conflict', data: viewResume(refusal.newer) })
  return new ApiError({ ...ANSWERS[reason], values: 'limit' in refusal ? { limit: refusal.limit } : {} })
}
