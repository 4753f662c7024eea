import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Env } from '../../env.server'

declare global {
  /** Where the server build asks for an asset's address (vite.config.ts, renderBuiltUrl). */
  var jianliAssetUrl: ((fileName: string) => string) | undefined
}

/** Address under which built assets are reached: this server, or the CDN of `STATIC_HOST` under its path prefix. */
export function assetBase(env: Pick<Env, 'STATIC_HOST'>): string {
  return env.STATIC_HOST ? `${env.STATIC_HOST.replace(/\/+$/, '')}/resume-static/` : '/'
}

/** Must stand before the server build is loaded: the build asks for addresses while it loads. */
export function setAssetBase(env: Pick<Env, 'STATIC_HOST'>): void {
  const base = assetBase(env)
  globalThis.jianliAssetUrl = (fileName) => base + fileName
}

type Options = { build: ServerBuild; env: Pick<Env, 'STATIC_HOST'> }

/** The build with every asset of its manifest on the CDN; unchanged without one. */
export function withAssetBase({ build, env }: Options): ServerBuild {
  if (!env.STATIC_HOST) return build
  const moved = moveAssets({ text: JSON.stringify(build.assets), env })
  return { ...build, publicPath: assetBase(env), assets: JSON.parse(moved) as ServerBuild['assets'] }
}

/** The browser's copy of the manifest: it must name the same addresses, or every module would be loaded twice. */
export function serveManifest(env: Pick<Env, 'STATIC_HOST'>): RequestHandler {
  return (req, res, next) => {
    const name = /^\/resume-static\/assets\/(manifest-[\w-]+\.js)$/.exec(req.path)?.[1]
    if (!name || !env.STATIC_HOST) return next()
    const text = readFileSync(path.join('build/client/assets', name), 'utf8')
    res.type('text/javascript').set('Cache-Control', 'public, max-age=31536000, immutable')
    res.send(moveAssets({ text, env }))
  }
}

function moveAssets({ text, env }: { text: string; env: Pick<Env, 'STATIC_HOST'> }): string {
  return text.replaceAll('"/assets/', `"${assetBase(env)}assets/`)
}
