import type { ResumeDocument } from '../../../features/resumes/resume'
import { MOST_RESUMES } from '../../../features/resumes/create-resume.server'
import { ApiError } from '../../engine/api-error'
import { notFound } from '../../engine/refuse'
import { viewResume } from './resume-view'

type Refusal =
  { reason: 'not-found' | 'unknown-template' | 'too-many' } | { reason: 'conflict'; newer: ResumeDocument }

/** The answer to what could not be done with a resume. */
export function refuseResume(refusal: Refusal): ApiError {
  switch (refusal.reason) {
    case 'not-found':
      return notFound()
    case 'unknown-template':
      return new ApiError({ status: 404, key: 'unknownTemplate' })
    case 'too-many':
      return new ApiError({ status: 409, key: 'tooManyResumes', values: { limit: MOST_RESUMES } })
    case 'conflict':
      return new ApiError({ status: 409, key: 'conflict', data: viewResume(refusal.newer) })
  }
}
