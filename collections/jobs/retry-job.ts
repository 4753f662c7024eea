import { APIError, type Endpoint } from 'payload'
import { adminLanguage } from '../languages/admin-language'
import { isAdmin } from '../roles'

const TEXTS = {
  'zh-CN': '只有已失败的任务可以重试',
  en: 'Only a job that was given up can be tried again',
}

/** POST /api/payload-jobs/{id}/retry: a job that was given up starts again, with all its attempts. Administrators only. */
export const retryJob: Endpoint = {
  path: '/:id/retry',
  method: 'post',
  handler: async (req) => {
    const { payload, user, i18n } = req
    if (!user || !isAdmin(user)) throw new APIError(req.t('error:unauthorized'), 403, null, true)
    const id = String(req.routeParams?.id ?? '')
    const { docs } = await payload.update({
      collection: 'payload-jobs',
      where: { and: [{ id: { equals: id } }, { hasError: { equals: true } }] },
      // Payload counts the attempts in the log, so that has to go with them.
      data: { hasError: false, error: null, log: [], totalTried: 0, processing: false, waitUntil: null },
      depth: 0,
      req,
      // nobody edits a job by the ordinary doors
      overrideAccess: true,
    })
    if (docs.length === 0) throw new APIError(TEXTS[adminLanguage(i18n)], 409, null, true)
    payload.logger.info({ job: id, by: user.id }, 'a job is tried again')
    return Response.json({ id })
  },
}
