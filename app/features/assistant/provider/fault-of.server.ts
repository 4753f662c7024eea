import { OpenAI } from 'openai'
import type { FaultCode } from '../../../../collections/assistant/task-faults'
import { TaskFault } from './fault'

const LONGEST_WAIT_S = 20

/** What went wrong with the provider, and whether asking again may help. */
export function faultOf({
  error,
  hasBegun,
}: {
  error: unknown
  /** something was answered already */ hasBegun: boolean
}): TaskFault {
  if (error instanceof TaskFault) return error
  if (error instanceof OpenAI.APIConnectionTimeoutError)
    return new TaskFault({ code: 'slow', mayPass: true, cause: error })
  if (error instanceof OpenAI.APIError && error.status !== undefined) {
    const { code, mayPass } = isAboutKey(error) ? ofStatus(401) : ofStatus(error.status)
    return new TaskFault({ code, mayPass, retryAfter: retryAfterOf(error.headers), cause: error })
  }
  if (error instanceof OpenAI.APIConnectionError)
    return new TaskFault({ code: hasBegun ? 'cut' : 'down', mayPass: true, cause: error })
  // a chunk that is no JSON
  if (error instanceof SyntaxError) return new TaskFault({ code: 'unreadable', mayPass: true, cause: error })
  // an error in the middle of a stream, or a connection that broke
  if (error instanceof OpenAI.APIError || error instanceof TypeError || isBroken(error))
    return new TaskFault({ code: 'cut', mayPass: true, cause: error })
  return new TaskFault({ code: 'unknown', cause: error })
}

/** Some providers (Google, xAI) answer 400 for a key that is none, and say so only in words. */
export function isAboutKey(error: unknown): boolean {
  return (
    error instanceof OpenAI.APIError &&
    error.status === 400 &&
    ABOUT_KEY.test(`${error.message} ${JSON.stringify(error.error)}`)
  )
}

const ABOUT_KEY =
  /\bapi[ _-]?key|\binvalid[ _-]key\b|authenticat|unauthori[sz]ed|credential|access token|密钥|鉴权|身份验证|令牌无效|无效的?令牌/i

function ofStatus(status: number): { code: FaultCode; mayPass: boolean } {
  if (status === 429) return { code: 'busy', mayPass: true }
  if (status === 401 || status === 403) return { code: 'key', mayPass: false }
  if (status === 408) return { code: 'slow', mayPass: true }
  if (status >= 500) return { code: 'down', mayPass: true }
  return { code: 'model', mayPass: false }
}

function retryAfterOf(headers: Headers | undefined): number | undefined {
  const seconds = Number(headers?.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, LONGEST_WAIT_S) : undefined
}

function isBroken(error: unknown): boolean {
  return (
    error instanceof Error &&
    /terminated|socket|ECONN|premature|aborted/i.test(`${error.message} ${String(error.cause)}`)
  )
}
