import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes'
import type { TestApi } from './open-api'

export type Verb = 'GET' | 'POST' | 'PATCH' | 'DELETE'
export type RestAnswer = { status: number; body: { docs?: Record<string, unknown>[]; id?: string } }
export type Rest = (
  verb: Verb,
  path: string,
  options?: { token?: string | undefined; body?: object | undefined },
) => Promise<RestAnswer>

const handlers = { GET: REST_GET, POST: REST_POST, PATCH: REST_PATCH, DELETE: REST_DELETE }

/** Payload's own REST in this process, as Next serves it under /api. */
export function openRest(api: TestApi): Rest {
  return async (verb, path, { token, body } = {}) => {
    const config = Promise.resolve(api.services.payload.config)
    const headers = {
      'content-type': 'application/json',
      ...(token ? { authorization: `JWT ${token}` } : {}),
    }
    const init = { method: verb, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
    const [pathname = ''] = path.split('?')
    const response = await handlers[verb](config)(new Request(`http://jianli.test/api${path}`, init), {
      params: Promise.resolve({ slug: pathname.slice(1).split('/') }),
    })
    return { status: response.status, body: (await response.json()) as RestAnswer['body'] }
  }
}
