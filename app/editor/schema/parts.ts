export { newFact, newItem, newRow, newSection, newSkill } from '../edits/new-item'
export { FIELD_SCHEMAS, OWNER_SHAPES } from '../fields/field-schemas'
