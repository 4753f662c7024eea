import type { AfterErrorHook } from 'payload'
import { diskFaultOf } from '../app/database/disk-fault.server'

type Hook = AfterErrorHook
type Req = Parameters<Hook>[0]['req']

/**
 * Payload's REST answers 500 to a query that the database could not run, or a body that is no object. Where the
 * database answers, that was the caller's doing; where it doesn't, waiting helps. What a full disk did not take is said
 * as such. The cause is in the log either way.
 */
export const answerError: Hook = async ({ error, req }) => {
  const zh = req.i18n?.language === 'zh'
  const fault = diskFaultOf(error)
  if (fault === 'full')
    return answer({
      status: 507,
      message: zh ? '服务器存储空间已满，这次没有保存' : 'The server has run out of room; nothing was saved',
    })
  if (fault)
    return answer({
      status: 503,
      message: zh ? '服务器暂时只能读取，这次没有保存' : 'The server can only be read now; nothing was saved',
    })
  if (isRefusal(error) || !(hasQuery(req) || hasOddBody(req))) return
  if (await databaseAnswers(req))
    return answer({ status: 400, message: zh ? '请求无法读取' : 'The request cannot be read' })
  return answer({
    status: 503,
    message: zh ? '服务器繁忙，请稍后再试' : 'The server is busy, please try again',
  })
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
  return payload.db.count({ collection: 'users' }).then(
    () => true,
    () => false,
  )
}
