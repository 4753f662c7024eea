import { createValue } from '~/session/create-value'

/** The entry or skill that was added on the page and is being written: words in its empty fields say what is asked. */
export const begunEntry = createValue<string | undefined>(undefined)
