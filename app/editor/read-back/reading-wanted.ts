import { createValue } from '~/session/create-value'

/** Grows whenever somebody wants to see what is read now, also while it is shown already. */
export const readingWanted = createValue(0)

export function wantReading(): void {
  readingWanted.set(readingWanted.get() + 1)
}
