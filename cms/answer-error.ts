import type { AfterErrorHook } from 'payload'
import { adminLanguage } from '../collections/languages/admin-language'
import { diskFaultOf } from '../app/database/disk-fault.server'
import { pingDatabase } from '../app/database/rows.server'

type Hook = AfterErrorHook
type Req = Parameters<Hook>[0]['req']

const TEXTS = {
  'zh-CN': {
    full: '服务器存储空间已满，这次没有保存',
    readOnly: '服务器暂时只能读取，这次没有保存',
    unreadable: '请求无法读取',
    busy: '服务器繁忙，请稍后再试',
  },
  en: {
    full: 'The server has run out of room; nothing was saved',
    readOnly: 'The server can only be read now; nothing was saved',
    unreadable: 'The request cannot be read',
    busy: 'The server is busy, please try again',
  },
}

/**
 * Payload's REST answers 500 to a query that the database could not run, or a body that is no object. Where the
 * database answers, that was the caller's doing; where it doesn't, waiting helps. What a full disk did not take is said
 * as such. The cause is in the log either way.
 */
export const answerError: Hook = async ({ error, req }) => {
  const texts = TEXTS[adminLanguage(req.i18n)]
  const fault = diskFaultOf(error)
  if (fault === 'full') return answer({ status: 507, message: texts.full })
  if (fault) return answer({ status: 503, message: texts.readOnly })
  if (isRefusal(error) || !(hasQuery(req) || hasOddBody(req))) return
  if (await databaseAnswers(req)) return answer({ status: 400, message: texts.unreadable })
  return answer({ status: 503, message: texts.busy })
}

function answer({ status, message }: { status: number; message: string }) {
  return { status, response: { errors: [{ message }] } }
}

function isRefusal(error: Error): boolean {
  return 'status' in error && typeof error.status === 'number' && error.status < 500
}

function hasQuery({ query }: Req): boolean {
  return Object.keys(query ?? {}).length > 0
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
