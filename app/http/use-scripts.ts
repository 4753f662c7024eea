import { useLocation, useMatches } from '@remix-run/react'
import { READY } from '~/http/scripts-ready'
import { handlesOf } from './route-handle'
import { asksToSignIn } from './sign-in-marker'

/**
 * When a page's scripts come: at once, at a person's first sign, or never, as its routes' handles say; at once also where
 * somebody has asked to sign in.
 */
export function useScripts(): 'now' | 'late' | 'none' {
  const wishes = handlesOf(useMatches()).map(({ scripts }) => scripts)
  const wantsDialog = asksToSignIn(useLocation().search)
  if (wishes.includes(false)) return wantsDialog || isAlive() ? 'now' : 'none'
  return wishes.includes('late') ? 'late' : 'now'
}

/** Who comes by a link of this site from a page that has scripts still has them. */
function isAlive(): boolean {
  return typeof document !== 'undefined' && document.documentElement.hasAttribute(READY)
}
