import { isJsonObject } from './json'
import type { RowDraft } from './read-basics'

/** A label with its value, as our own export writes it; anything else is not ours. */
export function readLabelled(source: unknown): { label: string; value: string } | undefined {
  if (!isJsonObject(source) || Object.keys(source).some((key) => key !== 'label' && key !== 'value'))
    return undefined
  const { label = '', value = '' } = source
  const isOurs = typeof label === 'string' && typeof value === 'string' && label.length <= 60
  return isOurs ? { label, value } : undefined
}

/** A labelled row of the basic information. */
export function readCustomField(source: unknown): RowDraft | undefined {
  const { label = '', value = '' } = readLabelled(source) ?? {}
  return value.length > 300 || label + value === '' ? undefined : { kind: 'text', key: label, value, url: '' }
}
