import { accountEndCalls } from './calls/account-end'
import { providerCalls } from './calls/assistant/provider'
import { taskCalls } from './calls/assistant/tasks'
import { authCalls } from './calls/auth'
import { descriptionCalls } from './calls/description'
import { deviceCalls } from './calls/device'
import { emailCalls } from './calls/email'
import { guideCalls } from './calls/guide'
import { guideEditCalls } from './calls/guide-edit'
import { inspectCalls } from './calls/assistant/inspect'
import { inviteCalls } from './calls/invite'
import { orderCalls } from './calls/order'
import { passkeyCalls } from './calls/passkey'
import { proposeCalls } from './calls/propose'
import { recruitmentCalls } from './calls/recruitment'
import { resumeCalls } from './calls/resume/resume'
import { resumeGroupCalls } from './calls/resume-group'
import { resumeFileCalls } from './calls/resume/resume-files'
import { resumeCommentCalls } from './calls/resume/resume-comments'
import { resumeHistoryCalls } from './calls/resume/resume-history'
import { resumeLinkCalls } from './calls/resume/resume-links'
import { resumeMigrationCalls } from './calls/resume/resume-migration'
import { resumeLetterCalls } from './calls/resume/resume-letters'
import { resumePdfCalls } from './calls/resume/resume-pdf'
import { resumeReadBackCalls } from './calls/resume/resume-read-back'
import { resumeTwinCalls } from './calls/resume/resume-twin'
import { resumeTrashCalls } from './calls/resume/resume-trash'
import { resumeSharingCalls } from './calls/resume/resume-sharing'
import { reviewCalls } from './calls/resume/review'
import { templateCalls } from './calls/template'
import { templateAdminCalls } from './calls/template-admin'
import { twoStepCalls } from './calls/two-step'
import { uploadCalls } from './calls/upload'
import { userCalls } from './calls/user'
import { vipCalls } from './calls/vip'
import { vipTypeCalls } from './calls/vip-type'
import { waysInCalls } from './calls/ways-in'
import { wechatCalls } from './calls/wechat'

/** Every call below /resume-api, in the order of the documentation. */
export const calls = [
  ...emailCalls,
  ...authCalls,
  ...wechatCalls,
  ...userCalls,
  ...twoStepCalls,
  ...passkeyCalls,
  ...deviceCalls,
  ...waysInCalls,
  ...accountEndCalls,
  ...templateCalls,
  ...templateAdminCalls,
  ...guideCalls,
  ...guideEditCalls,
  ...resumeGroupCalls,
  ...recruitmentCalls,
  ...resumeCalls,
  ...resumeHistoryCalls,
  ...resumeTrashCalls,
  ...resumeTwinCalls,
  ...resumeSharingCalls,
  ...resumeLetterCalls,
  ...resumeLinkCalls,
  ...reviewCalls,
  ...resumeCommentCalls,
  ...resumePdfCalls,
  ...resumeReadBackCalls,
  ...resumeFileCalls,
  ...resumeMigrationCalls,
  ...inspectCalls,
  ...vipCalls,
  ...vipTypeCalls,
  ...orderCalls,
  ...inviteCalls,
  ...taskCalls,
  ...providerCalls,
  ...uploadCalls,
  ...proposeCalls,
  ...descriptionCalls,
] as const
