import type { Source } from './types'

/** The beginning of a field. */
export const begin = (owner: string, field: string): Source => ({ owner, field, from: 0 })
