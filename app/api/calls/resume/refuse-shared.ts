import type { Language } from '../../../../collections/resumes/choices'
import type { OpenSharedResumeResult } from '../../../features/sharing/open-shared-resume.server'
import type { LinkEnd } from '../../../features/sharing/share-link'
import { ApiError } from '../../engine/api-error'
import { notFound, tooMany } from '../../engine/refuse'
import type { ApiTextKey } from '../../engine/texts'

/** What a call that opens a shared resume can answer. */
export const sharedErrors = {
  403: { 'zh-CN': '访问码错误或缺失', en: 'The code is wrong or missing' },
  404: { 'zh-CN': '简历不存在、已删除或未分享', en: 'There is no such resume, it is deleted, or not shared' },
  410: {
    'zh-CN': '链接已撤回、过期或查看次数已用完',
    en: 'The link was revoked, has expired, or is used up',
  },
  429: { 'zh-CN': '错误次数过多，见 Retry-After', en: 'Too many wrong codes, see Retry-After' },
} satisfies Record<number, Record<Language, string>>

const ENDS = {
  revoked: 'linkRevoked',
  expired: 'linkExpired',
  'used-up': 'linkUsedUp',
} satisfies Record<LinkEnd, ApiTextKey>

/** The answer to somebody who may not see a shared resume. */
export function refuseShared(refusal: Extract<OpenSharedResumeResult, { ok: false }>): ApiError {
  if (refusal.reason === 'not-found') return notFound()
  if (refusal.reason === 'too-many') return tooMany(refusal.retryAfter)
  if (refusal.reason === 'ended') return new ApiError({ status: 410, key: ENDS[refusal.end] })
  if (refusal.reason === 'not-allowed') return new ApiError({ status: 403, key: 'noDownload' })
  return new ApiError({ status: 403, key: 'wrongAccessCode' })
}
