export { newFact, newItem, newRow, newSection, newSkill } from '../edits/new-item'
export { FIELD_SCHEMAS } from '../fields/field-schemas'
