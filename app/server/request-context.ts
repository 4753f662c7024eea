import type { RequestHandler } from 'express'
import { randomUUID } from 'node:crypto'
import type { Services } from '../features/services'
import { asCaller } from '../http/caller.server'
import { networkOf } from '../http/network-of'
import { ASSET_PATH } from './asset-path'

declare module 'express-serve-static-core' {
  interface Locals {
    requestId: string
    nonce: string
  }
}

/**
 * Gives each request an id (answered as X-Request-Id, but for files of the build) and writes one line when it is done. Queries
 * are left out: they can carry codes. What it begins is done for its caller's network.
 */
export function requestContext({ log }: Services): RequestHandler {
  return (req, res, next) => {
    const requestId = randomUUID()
    const started = performance.now()
    // As it came: mounted routers cut their prefix off `req.path`.
    const { path } = req
    res.locals.requestId = requestId
    if (!ASSET_PATH.test(path)) res.setHeader('X-Request-Id', requestId)
    res.once('close', () => {
      const ms = Math.round(performance.now() - started)
      const line = { requestId, method: req.method, path, status: res.statusCode, ms }
      if (res.statusCode >= 500) log.error(line, 'request')
      else log[/^\/(assets|_next|fonts|avatars)\//.test(path) ? 'debug' : 'info'](line, 'request')
    })
    asCaller(networkOf(req.ip ?? ''), next)
  }
}
