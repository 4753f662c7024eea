import { useMatches } from '@remix-run/react'
import { handlesOf } from './route-handle'

/** When a page's scripts come: at once, at a person's first sign, or never, as its routes' handles say. */
export function useScripts(): 'now' | 'late' | 'none' {
  const wishes = handlesOf(useMatches()).map(({ scripts }) => scripts)
  if (wishes.includes(false)) return 'none'
  return wishes.includes('late') ? 'late' : 'now'
}
