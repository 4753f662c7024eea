import type { RequestHandler } from 'express'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Leads to the copy that the build has packed, for who can unpack it; stands before the files themselves. */
export function preferPacked({ dir }: { dir: string }): RequestHandler {
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
