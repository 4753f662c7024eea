import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node'
import { randomUUID } from 'node:crypto'
import { refuseOddRequest } from '../../app/api/engine/refuse-odd-request'
import type { Services } from '../../app/features/services'
import * as apiRoute from '../../app/routes/resume-api.$'

export type Send = (request: Request, caller?: { ip?: string }) => Promise<Response>

/** The real Remix router with the route of the calls on it, in this process. */
export function openRouter({ services }: { services: Services }): Send {
  const handle = createRequestHandler(build, 'production')
  return (request, { ip = '127.0.0.1' } = {}) => {
    const { method, headers, url } = request
    const odd = refuseOddRequest({
      method,
      headers,
      pathname: new URL(url).pathname,
      isCall: true,
      hasAddress: true,
    })
    if (odd) return Promise.resolve(odd)
    const context: AppLoadContext = { services, nonce: 'nonce', requestId: randomUUID(), ip }
    return handle(request, context)
  }
}

const build: ServerBuild = {
  entry: { module: { default: () => new Response('no page here', { status: 404 }) } },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    api: { id: 'api', parentId: 'root', path: 'resume-api/*', module: { ...apiRoute, default: undefined } },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  isSpaMode: false,
  mode: 'production',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: true,
  },
}
