import type { SectionKind } from '../../../collections/resumes/choices'
import { createValue } from '~/session/create-value'

/** Where what one did is told as a list: an empty text of an entry waits with the sign of its first item. */
const TOLD_IN_ITEMS: SectionKind[] = ['experience', 'project', 'volunteer']
/** Entries whose sign somebody has taken away, as Backspace does, and has written nothing yet. */
export const withoutSign = createValue<readonly string[]>([])

/** Whether the empty text of an entry waits with a sign. */
export const waitsWithSign = ({ kind, owner }: { kind: SectionKind; owner: string }): boolean =>
  TOLD_IN_ITEMS.includes(kind) && !withoutSign.get().includes(owner)

/** Takes the sign of an entry away, or gives it back. */
export function setSign({ owner, waits }: { owner: string; waits: boolean }): void {
  const others = withoutSign.get().filter((other) => other !== owner)
  withoutSign.set(waits ? others : [...others, owner])
}
