import { createValue } from '~/session/create-value'

/** Whether somebody is choosing between what was written here and elsewhere. */
export const deciding = createValue(false)
