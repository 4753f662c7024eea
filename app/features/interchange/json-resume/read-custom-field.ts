import { isJsonObject } from './json'
import type { RowDraft } from './read-basics'

/** Reads a labelled row, as our own export writes it; anything else is not ours. */
export function readCustomField(value: unknown): RowDraft | undefined {
  if (!isJsonObject(value) || Object.keys(value).some((key) => key !== 'label' && key !== 'value'))
    return undefined
  const { label = '', value: text = '' } = value
  if (typeof label !== 'string' || typeof text !== 'string') return undefined
  if (label.length > 60 || text.length > 300 || label + text === '') return undefined
  return { kind: 'text', key: label, value: text, url: '' }
}
