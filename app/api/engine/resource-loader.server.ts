import type { LoaderFunctionArgs } from '@remix-run/node'
import { retryAfterOf } from '~/api/engine/retry-after-of.server'

type Loader = (args: LoaderFunctionArgs) => Promise<Response>

/** The loader of an address that is no page: 503 with Retry-After while a part of the server is busy or away. */
export function resourceLoader(load: Loader): Loader {
  return async (args) => {
    try {
      return await load(args)
    } catch (error) {
      const seconds = retryAfterOf(error)
      if (seconds === null) throw error
      const { services, requestId } = args.context
      services.log.warn({ err: error, requestId }, 'a file can’t be served now')
      return new Response(null, { status: 503, headers: { 'Retry-After': String(seconds) } })
    }
  }
}
