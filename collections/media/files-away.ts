import { APIError, type PayloadRequest } from 'payload'
import { adminLanguage } from '../languages/admin-language'

const TEXTS = {
  'zh-CN': '图片存储暂时无法使用，请稍后再试',
  en: 'Can’t reach image storage. Try again later',
}

/** The bucket of uploads refuses us or doesn't answer: nothing the caller did, and waiting may help. */
export class FilesAway extends APIError {
  constructor({ req, cause }: { req: PayloadRequest; cause: unknown }) {
    super(TEXTS[adminLanguage(req.i18n)], 503, null, true)
    this.cause = cause
  }
}
