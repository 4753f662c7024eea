import { createValue } from '~/session/create-value'

/** How many places the other language has left behind, as far as it is known. */
export const twinBehind = createValue(0)
