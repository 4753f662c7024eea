import type { Request } from 'express'

/**
 * Whether a change comes from a page of this site, as its browser names it, or from no page at all. By name alone: a
 * proxy may change scheme and port.
 */
export function isFromHere(req: Request): boolean {
  const origin = req.get('origin')
  return origin === undefined || (URL.canParse(origin) && new URL(origin).hostname === req.hostname)
}
