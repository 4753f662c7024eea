import { createRequestHandler } from '@remix-run/express'
import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import type { Request, RequestHandler, Response } from 'express'
import type { Server } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Services } from '../features/services'
import { setAssetBase, withAssetBase } from './static-host'
import type { ViteDevServer } from 'vite'

/** Remix from the production build, or through Vite with reload in development. */
export async function remixHandler(options: { services: Services; dev: boolean; server: Server }): Promise<{
  handle: RequestHandler
  assets?: RequestHandler
}> {
  const getLoadContext = (req: Request, res: Response): AppLoadContext => ({
    services: options.services,
    nonce: res.locals.nonce,
    requestId: res.locals.requestId,
    ip: req.ip ?? '',
    ...(req.path.endsWith('.data') ? {} : { page: {} }),
  })
  const { env } = options.services
  setAssetBase(env)
  if (!options.dev) {
    const build = (await import(pathToFileURL(path.resolve('build/server/index.js')).href)) as ServerBuild
    return {
      handle: createRequestHandler({
        build: withAssetBase({ build, env }),
        getLoadContext,
        mode: 'production',
      }),
    }
  }
  const vite = await createVite({ reloadPort: 24678 + (env.PORT % 1000) })
  const build = () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>
  return {
    handle: createRequestHandler({ build, getLoadContext, mode: 'development' }),
    assets: vite.middlewares,
  }
}

/** Vite inside this server, with its reload socket on a port of its own: Next's lives on the server's. */
async function createVite(options: { reloadPort: number }): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  const { prepareStackTrace } = Error
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { port: options.reloadPort } },
  })
  // Remix's plugin sets a formatter of stacks that fails on Turbopack's sectioned source maps: any error logged in the
  // admin would then be answered with 500. Node maps stacks by itself.
  Error.prepareStackTrace = prepareStackTrace
  return vite
}
