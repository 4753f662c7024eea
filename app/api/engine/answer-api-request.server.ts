import type { AppLoadContext } from '@remix-run/node'
import { answerRequest } from './answer-request.server'
import { calls } from '../registry'

export type AnswerApiRequestOptions = { request: Request; context: AppLoadContext }

/** Everything below /resume-api, with what the server hands to the router. */
export function answerApiRequest({ request, context }: AnswerApiRequestOptions): Promise<Response> {
  const { services, ip, requestId } = context
  const pathname = new URL(request.url).pathname.replace(/^\/resume-api/, '')
  return answerRequest({ request, calls, pathname, services, ip, requestId })
}
