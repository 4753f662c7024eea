import type { Conflict } from '../../document/patch/merge-three-way'
import type { Planned } from '../page/use-page-plan'
import type { WantedMark } from '../page/use-edge-marks'
import { placeOfConflict } from './place-of-conflict'
import { useConflicts } from './use-conflicts'

/** The disputed places of the pages, each once, and where their texts stand. */
export function useClashes({ content }: Planned): (WantedMark & { conflict: Conflict })[] {
  const clashes = useConflicts().flatMap((conflict) => {
    const place = placeOfConflict({ content, conflict })
    if (!place) return []
    const { owner, field } = place
    return [{ key: `clash ${owner}`, selectors: textsOf({ owner, field }), conflict }]
  })
  return clashes.filter(({ key }, i) => clashes.findIndex((one) => one.key === key) === i)
}

/** The texts of a field; where it has none of its own, as a period of two dates, those of what it belongs to. */
function textsOf({ owner, field }: { owner: string; field: string | undefined }): string[] {
  const leaf = `${owner}.${field ?? ''}`
  return [
    `[data-block="${CSS.escape(leaf)}"], [data-block^="${CSS.escape(leaf)}."]`,
    `[data-block^="${CSS.escape(owner)}."]`,
  ]
}
