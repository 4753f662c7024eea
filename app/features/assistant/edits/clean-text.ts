import { normalizeInput } from '../../../document/rich-text/normalize-input'
import { parseRichText } from '../../../document/rich-text/parse'
import { serializeRichText } from '../../../document/rich-text/serialize'

export const asLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** A text in our Markdown as the editor itself would have stored it. */
export const asStored = (text: string): string =>
  serializeRichText(parseRichText(normalizeInput(text).trim()))

/** Fields of which each text is changed alike. */
export function mapTexts<T extends Record<string, string>>(fields: T, change: (text: string) => string): T {
  // an edge: entries lose the names of their fields
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value)])) as T
}
