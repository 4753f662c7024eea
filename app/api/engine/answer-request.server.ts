import type { Language } from '../../../collections/resumes/schema'
import { languageOf } from '../../http/language'
import type { Services } from '~/features/services'
import { ApiError } from './api-error'
import { checkInput } from './check-input'
import type { AnyCall } from './define-call'
import { envelopeResponse } from './envelope'
import { findCall } from './find-call'
import { guardCall } from './guard-call.server'
import { isPlainText } from './is-plain-text'
import { readInput } from './read-input.server'
import { apiText } from './texts'
import { translateError } from './translate-error.server'
import { checkJson } from './check-json'

export type ApiRequest = {
  request: Request
  calls: readonly AnyCall[]
  /** below /resume-api, percent-encoded */
  pathname: string
  services: Services
  ip: string
  requestId: string
}

/** Answers one request below /resume-api: always the envelope or a declared download, whatever comes in or breaks. */
export async function answerRequest(apiRequest: ApiRequest): Promise<Response> {
  const { request, requestId, services } = apiRequest
  const language = languageOf(request)
  const response = await answer({ apiRequest, language }).catch((error: unknown) => {
    const refusal = translateError({ error, log: services.log, requestId })
    const message = apiText({ key: refusal.key, language, values: refusal.values })
    return envelopeResponse({ code: refusal.status, message, data: refusal.data, headers: refusal.headers })
  })
  response.headers.set('content-language', language)
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  if (request.method !== 'HEAD') return response
  // whoever writes a body learns that nobody reads it; an archive's writer is stopped by a fault of its own
  await response.body?.cancel().catch(() => undefined)
  return new Response(null, response)
}

type Step = { apiRequest: ApiRequest; language: Language }

async function answer({ apiRequest, language }: Step): Promise<Response> {
  const { request, calls, pathname } = apiRequest
  const found = findCall({ calls, method: request.method, pathname })
  if (found.kind === 'unknown') {
    throw new ApiError({ status: 404, key: 'unknownCall', values: { path: pathname.slice(0, 200) } })
  }
  if (request.method === 'OPTIONS')
    return new Response(null, { status: 204, headers: { allow: found.allow } })
  if (found.kind === 'wrong-method') {
    const values = { method: request.method, allow: found.allow }
    throw new ApiError({ status: 405, key: 'methodNotAllowed', values, headers: { allow: found.allow } })
  }
  return runCall({ apiRequest, language, call: found.call, params: found.params })
}

async function runCall(step: Step & { call: AnyCall; params: Record<string, string> }): Promise<Response> {
  const { apiRequest, language, call, params } = step
  const { request, services, ip, requestId, calls } = apiRequest
  const guard = await guardCall({ call, services, request, ip })
  const query = checkInput({ schema: call.query, value: readQuery(request), language })
  const sent = call.method === 'GET' || call.raw ? {} : await readInput({ request, call })
  const input = checkInput({ schema: call.input, value: sent, language })
  checkParams(params)
  await guard.countCall()
  const headers = new Headers()
  const result = await call.handler({
    ...{ person: guard.person, params, query, input },
    ...{ services, request, language, ip, requestId, headers, calls },
  })
  if (result instanceof Response) return withHeaders({ response: result, headers })
  const message = call.success?.[language] ?? apiText({ key: 'ok', language })
  return envelopeResponse({ code: 200, message, data: call.output.parse(result), headers })
}

/** No id looks like this; asking a database for it could only fail in its own way. */
function checkParams(params: Record<string, string>): void {
  for (const value of Object.values(params)) {
    if (value.length > 200 || !isPlainText(value)) throw new ApiError({ status: 404, key: 'notFound' })
  }
}

function withHeaders({ response, headers }: { response: Response; headers: Headers }): Response {
  for (const [name, value] of headers) response.headers.append(name, value)
  return response
}

/** The query as a plain object; a name given twice becomes a list, which no schema takes for a single value. */
function readQuery(request: Request): object {
  const query = new URL(request.url).searchParams
  const fields: [string, string | string[]][] = [...new Set(query.keys())].map((name) => {
    const values = query.getAll(name)
    return [name, values.length > 1 ? values : (values[0] ?? '')]
  })
  const object = Object.fromEntries(fields)
  checkJson(object)
  return object
}
