import { createValue } from '~/session/create-value'

/** Grows whenever there is more to be looked at. */
export const importNotesKept = createValue(0)
