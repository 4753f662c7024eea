import express, { Router, type RequestHandler } from 'express'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Env } from '../../env.server'
import { serveManifest } from './static-host'

const YEAR = 365 * 24 * 60 * 60 * 1000
const ASSETS = 'build/client/assets'
const FONTS = 'build/client/fonts'
/** A name stands for what is in the file: nobody asks whether it has changed, nor for a part of it. */
const HASHED = {
  immutable: true,
  maxAge: YEAR,
  etag: false,
  lastModified: false,
  acceptRanges: false,
  fallthrough: false,
}

/** The built client: hashed names for ever, the rest for an hour; also under the CDN's path prefix. */
export function serveStatic(env: Env): Router {
  const router = Router()
  // Fonts and modules are fetched across origins when a CDN stands between.
  router.use('/resume-static', (_req, res, next) => {
    res.setHeader('Access-Control-Allow-Origin', '*')
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    next()
  })
  router.use(serveManifest(env))
  if (!env.OFFLINE_EDITOR) router.use('/offline-worker.js', endWorker)
  for (const prefix of ['', '/resume-static']) {
    router.use(`${prefix}/assets`, preferPacked({ dir: ASSETS }), express.static(ASSETS, HASHED))
    router.use(`${prefix}/fonts/files`, express.static(`${FONTS}/files`, HASHED))
    router.use(`${prefix}/fonts`, preferPacked({ dir: FONTS }))
    router.use(prefix || '/', express.static('build/client', { maxAge: '1h', index: false, redirect: false }))
  }
  return router
}

/** In place of the worker that keeps the editor: it takes what was kept out of the browser, and itself with it. */
const END = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('jianli-'))
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
})()))
`
const endWorker: RequestHandler = (_req, res) => void res.type('text/javascript').send(END)

/** Leads to the copy that the build has packed, for who can unpack it; stands before the files themselves. */
function preferPacked({ dir }: { dir: string }): RequestHandler {
  const packed = new Set(existsSync(dir) ? readdirSync(dir).filter((name) => name.endsWith('.br')) : [])
  return (req, res, next) => {
    const name = `${req.path.slice(1)}.br`
    if (!packed.has(name)) return next()
    res.vary('Accept-Encoding')
    if (!req.acceptsEncodings('br')) return next()
    res.type(path.extname(req.path)).set('Content-Encoding', 'br')
    req.url = `/${name}`
    next()
  }
}
