import { createValue } from '~/session/create-value'

/** Whether the address of a link is being asked for. */
export const isLinking = createValue(false)
