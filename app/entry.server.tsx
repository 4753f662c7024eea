import { createReadableStreamFromReadable, type AppLoadContext, type EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { retryAfterOf } from './api/engine/retry-after-of.server'
import { gatherChunks } from './http/gather-chunks.server'
import { NonceContext } from './http/nonce'

const ABORT_MS = 10_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { page } = loadContext
  // The same address is another page for readers of another language.
  headers.append('Vary', 'Accept-Language, Cookie')
  if (page?.html) {
    headers.set('Content-Type', 'text/html; charset=utf-8')
    return Promise.resolve(new Response(page.html, { headers, status }))
  }
  let resolve: (response: Response) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<Response>((yes, no) => ([resolve, reject] = [yes, no]))
  let responseStatus = awayStatus({ status, headers, loadContext })
  // A timer holds the whole rendering: stopped once there is nothing left to give up.
  const limit = setTimeout(() => abort(), ABORT_MS).unref()
  const { pipe, abort } = renderToPipeableStream(
    <NonceContext.Provider value={loadContext.nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={loadContext.nonce} />
    </NonceContext.Provider>,
    {
      nonce: loadContext.nonce,
      // No loader leaves anything for later: the shell alone comes no sooner, and in two pieces packs worse. Nor does a late part
      // follow hidden below the page, where a page without scripts would never show it.
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(limit)
        const body = gatherChunks({ whole: (html) => responseStatus === 200 && page?.keep?.(html) })
        headers.set('Content-Type', 'text/html; charset=utf-8')
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: responseStatus }))
        pipe(body)
      },
      onShellError(error) {
        clearTimeout(limit)
        reject(error)
      },
      onError(error) {
        responseStatus = 500
        loadContext.services.log.error(
          { err: error, requestId: loadContext.requestId },
          'page failed to render',
        )
      },
    },
  )
  return promise
}

type DataOptions = { context: AppLoadContext }

/** The same for a page's data, as it is asked for when one goes from page to page. */
export function handleDataRequest(response: Response, { context }: DataOptions): Response {
  const { headers } = response
  const status = awayStatus({ status: response.status, headers, loadContext: context })
  return status === response.status ? response : new Response(response.body, { headers, status })
}

type StatusOptions = { status: number; headers: Headers; loadContext: AppLoadContext }

/** 503 instead of 500 for a part of the server that is busy or away, with the time to wait. */
function awayStatus({ status, headers, loadContext }: StatusOptions): number {
  if (status !== 500 || loadContext.retryAfter === undefined) return status
  headers.set('Retry-After', String(loadContext.retryAfter))
  return 503
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted) return
  const seconds = retryAfterOf(error)
  if (seconds !== null) context.retryAfter = seconds
  context.services.log.error(
    { err: error, requestId: context.requestId, url: new URL(request.url).pathname },
    'request failed',
  )
}
