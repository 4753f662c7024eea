import type { Design } from './schema/design'

/** Whether a design is of an edition or of a later one. Not in the schema's file: what draws a page needs no schema. */
export const isSince = (design: Pick<Design, 'edition'>, edition: number) => (design.edition ?? 1) >= edition
