import { createValue } from '~/session/create-value'

/** How many notices stand under the bar: what only helps doesn't lie over them. */
export const noticesShown = createValue(0)
