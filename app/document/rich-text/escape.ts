import { literalBlocks } from './literal-blocks'
import { serializeRichText } from './serialize'

/** The source of any text, such that it parses and prints as exactly that text and nothing in it is markup. */
export function escapeRichText(text: string): string {
  return text === '' ? '' : serializeRichText(literalBlocks(text))
}
