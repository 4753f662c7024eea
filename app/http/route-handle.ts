import type { UIMatch } from '@remix-run/react'

/** Who may see a page: anyone, the signed-in (`own`: guests, too, who see what their browser keeps), or administrators. */
export type Access = 'public' | 'own' | 'user' | 'admin'

/** What a route says about itself: `export const handle: RouteHandle = { access: 'user' }`. */
export type RouteHandle = {
  /** Named access flag of a page of the site; checked by AccessGate, `public` when left out. */
  access?: Access
  /**
   * False for pages that do all they do without script: they ship none. 'late' for pages that can be read and left
   * without: they fetch theirs at a person's first sign.
   */
  scripts?: boolean | 'late'
}

/** The handles of all matched routes, outermost first. */
export function handlesOf(matches: UIMatch[]): RouteHandle[] {
  // an edge: Remix types `handle` as unknown; ours are all declared as RouteHandle
  return matches.map((match) => (match.handle ?? {}) as RouteHandle)
}
