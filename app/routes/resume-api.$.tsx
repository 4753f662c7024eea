import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerRequest } from '~/api/engine/answer-request.server'
import { calls } from '~/api/registry'

/** Everything below /resume-api, with what the server hands to the router. */
export function loader({ request, context }: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
  const { services, ip, requestId } = context
  const pathname = new URL(request.url).pathname.replace(/^\/resume-api/, '')
  return answerRequest({ request, calls, pathname, services, ip, requestId })
}

export const action = loader
