import type * as schema from './parts'

/** What of the editor's screens rests on the document's schema. */
export type SchemaParts = typeof schema

let parts: SchemaParts | undefined

/** The schema is a tenth of the editor's script and comes with the resume, not before the first drawing. */
export function provideSchema(next: SchemaParts): void {
  parts = next
}

/** Throws before a resume is open: nothing can be typed by then. */
export function schemaParts(): SchemaParts {
  if (!parts) throw new Error('schemaParts needs an open resume')
  return parts
}
