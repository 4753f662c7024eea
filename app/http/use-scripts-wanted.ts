import { useMatches } from '@remix-run/react'
import { handlesOf } from './route-handle'

/** False on pages that do all they do without script. */
export function useScriptsWanted(): boolean {
  return handlesOf(useMatches()).every((handle) => handle.scripts !== false)
}
