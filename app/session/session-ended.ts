import { createValue } from './create-value'

/** The server no longer knows the session of this page, which stays all the same: text on it must not be lost. */
export const sessionEnded = createValue(false)
