import type { CheckboxField, GroupField, NumberField } from 'payload'
import { adminText, type AdminText } from '../languages/admin-language'
import { BENEFIT_NAMES, BENEFITS, type Benefit } from './benefits'

/** What a plan gives, as a group of fields: the switches, then the numbers in a row. */
export const entitlementsField: GroupField = {
  name: 'entitlements',
  type: 'group',
  label: adminText({ en: 'What it gives', 'zh-CN': '权益' }),
  fields: [...BENEFIT_NAMES.flatMap(switchOf), { type: 'row', fields: BENEFIT_NAMES.flatMap(limitOf) }],
}

function switchOf(name: Benefit): CheckboxField[] {
  const benefit = BENEFITS[name]
  if (benefit.kind !== 'switch') return []
  return [{ name, type: 'checkbox', defaultValue: benefit.member, label: labelOf(name) }]
}

function limitOf(name: Benefit): NumberField[] {
  const benefit = BENEFITS[name]
  if (benefit.kind !== 'limit') return []
  const { most: max, member: defaultValue } = benefit
  const validate = (value: unknown) => isWhole({ value, max }) || `0–${max}`
  return [{ name, type: 'number', required: true, min: 0, max, defaultValue, label: labelOf(name), validate }]
}

function labelOf(name: Benefit): AdminText {
  return adminText(BENEFITS[name].label)
}

/** Whether a value is a whole number from `min` (0) to `max`. */
export function isWhole({ value, min = 0, max }: { value: unknown; min?: number; max: number }): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}
