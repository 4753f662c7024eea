import { getTranslation } from '@payloadcms/translations'
import { APIError, FileUploadError, ValidationError, type AfterErrorHook } from 'payload'
import { adminLanguage } from '../collections/languages/admin-language'
import { diskFaultOf } from '../app/database/disk-fault.server'
import { isDatabaseLost } from '../app/database/is-database-lost.server'
import { pingDatabase } from '../app/database/rows.server'
import { afterFailedUpload } from '../app/features/uploads/after-failed-upload.server'

type Hook = AfterErrorHook
type Args = Parameters<Hook>[0]
type Req = Args['req']

const TEXTS = {
  'zh-CN': {
    full: '服务器存储空间已满，这次没有保存',
    readOnly: '服务器暂时只能读取，这次没有保存',
    unreadable: '请求无法读取',
    busy: '服务器繁忙，请稍后再试',
    taken: (field: string) => `${field}已被使用，请换一个`,
  },
  en: {
    full: 'The server has run out of room; nothing was saved',
    readOnly: 'The server can only be read now; nothing was saved',
    unreadable: 'The request cannot be read',
    busy: 'The server is busy. Try again in a moment',
    taken: (field: string) => `${field} is already in use. Choose another`,
  },
}

/**
 * Payload's REST answers 500 to a query that the database could not run, or a body that is no object. Where the
 * database answers, that was the caller's doing; where it doesn't, waiting helps. What a full disk did not take is said
 * as such, and what another document has by the name that the form gives it. The cause is in the log either way.
 */
export const answerError: Hook = async ({ error, req, collection }) => {
  const texts = TEXTS[adminLanguage(req.i18n)]
  // only then Payload has begun to write a file, by the name that we gave it
  if (req.file && error instanceof FileUploadError)
    await afterFailedUpload({ payload: req.payload, file: req.file, error })
  const fault = diskFaultOf(error)
  if (fault === 'full') return answer({ status: 507, message: texts.full })
  if (fault) return answer({ status: 503, message: texts.readOnly })
  if (isDatabaseLost(error)) return answerBusy(req)
  if (error instanceof ValidationError) {
    // Payload knows these by the name of their class, which a build shortens: the form would mark no field.
    const { name, data } = error
    const taken = takenField({ error, collection, req })
    const message = taken ? texts.taken(taken) : error.message
    return { response: { errors: [{ name, message, data }] } }
  }
  if (isRefusal(error) || !(hasQuery(req) || hasOddBody(req))) return
  if (await databaseAnswers(req)) return answer({ status: 400, message: texts.unreadable })
  return answerBusy(req)
}

function answerBusy(req: Req) {
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('retry-after', '5')
  return answer({ status: 503, message: TEXTS[adminLanguage(req.i18n)].busy })
}

function answer({ status, message }: { status: number; message: string }) {
  return { status, response: { errors: [{ message }] } }
}

type TakenOptions = Pick<Args, 'collection' | 'req'> & { error: ValidationError }

/** Databases name a unique field by its column; null where that is not what is wrong. */
function takenField({ error, collection, req }: TakenOptions): string | null {
  // an edge: what Payload's own errors carry
  const { errors } = error.data as { errors: { message: string; path: string }[] }
  const taken = errors.find(({ message }) => message === req.t('error:valueMustBeUnique'))
  const field = collection?.flattenedFields.find(({ name }) => name === taken?.path)
  return field?.label ? getTranslation(field.label, req.i18n) : null
}

/** What was said on purpose, to be read. */
function isRefusal(error: Error): boolean {
  if (!('status' in error) || typeof error.status !== 'number') return false
  return error.status < 500 || (error instanceof APIError && error.isPublic)
}

/** Keys without a value come in on the way, whatever was asked. */
function hasQuery({ query }: Req): boolean {
  return Object.values(query ?? {}).some((value) => value !== undefined)
}

function hasOddBody({ data }: Req): boolean {
  return data !== undefined && (typeof data !== 'object' || Array.isArray(data))
}

async function databaseAnswers({ payload }: Req): Promise<boolean> {
  return pingDatabase(payload).then(
    () => true,
    () => false,
  )
}
