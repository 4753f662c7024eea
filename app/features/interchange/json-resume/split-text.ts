import { parseRichText } from '../../../document/rich-text/parse'
import { plainText } from '../../../document/rich-text/plain-text'

/** The reverse of `joinText` for a text that was written here: its lists' items, and all the rest. */
export function splitText(source: string): { summary: string; highlights: string[] } {
  const blocks = parseRichText(source)
  const paragraphs = blocks.filter((block) => block.type === 'paragraph')
  const items = blocks.flatMap((block) => (block.type === 'list' ? block.items : []))
  return {
    summary: plainText(paragraphs),
    highlights: items.map((item) => plainText(item.children)).filter((text) => text !== ''),
  }
}
