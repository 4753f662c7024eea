import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes'
import type { Payload } from 'payload'

const VERBS = { GET: REST_GET, POST: REST_POST, PATCH: REST_PATCH, DELETE: REST_DELETE }

export type RestOptions = {
  payload: Payload
  verb?: keyof typeof VERBS
  /** below /api, with its query */
  path: string
  token?: string
  cookie?: string
  body?: object | FormData
}

/** Payload's own REST, as Next serves it under /api. */
export async function payloadRest(options: RestOptions): Promise<Response> {
  const { payload, verb = 'GET', path, token, cookie, body } = options
  const handle = VERBS[verb](Promise.resolve(payload.config))
  const isForm = body instanceof FormData
  const headers = {
    ...(isForm ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `JWT ${token}` } : {}),
    ...(cookie ? { cookie } : {}),
  }
  const init = { method: verb, headers, ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}) }
  const [pathname = ''] = path.split('?')
  return handle(new Request(`http://jianli.test/api${path}`, init), {
    params: Promise.resolve({ slug: pathname.slice(1).split('/') }),
  })
}
