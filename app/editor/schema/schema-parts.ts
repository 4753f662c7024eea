import type { newFact, newItem, newRow, newSection, newSkill } from '../edits/new-item'
import type { FIELD_SCHEMAS, OWNER_SHAPES } from '../fields/field-schemas'

/** What of the editor's screens rests on the document's schema. */
export type SchemaParts = {
  FIELD_SCHEMAS: typeof FIELD_SCHEMAS
  OWNER_SHAPES: typeof OWNER_SHAPES
  newFact: typeof newFact
  newItem: typeof newItem
  newRow: typeof newRow
  newSection: typeof newSection
  newSkill: typeof newSkill
}

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
