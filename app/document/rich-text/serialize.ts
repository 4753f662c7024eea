import { serializeInline } from './serialize-inline'
import type { Block, RichText } from './types'

/**
 * Writes a rich text as source, in one way only; `parseRichText` gives the same blocks again. What the subset cannot
 * say is not in a parsed text and is not kept here: two lists of one kind side by side, a mark inside itself, an
 * empty mark, two text nodes side by side.
 */
export function serializeRichText(blocks: RichText): string {
  return linesOf(blocks).join('\n')
}

function linesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block, index) => {
    const previous = blocks[index - 1]
    const lines = block.type === 'list' ? listLines(block) : paragraphLines(block)
    return previous && block.type === 'paragraph' ? ['', ...lines] : lines
  })
}

function paragraphLines(paragraph: Extract<Block, { type: 'paragraph' }>): string[] {
  return serializeInline(paragraph.children)
    .split('\n')
    .map((line) => line || '\\')
}

function listLines(list: Extract<Block, { type: 'list' }>): string[] {
  return list.items.flatMap((item, index) => {
    const marker = list.ordered ? `${Math.min(list.start + index, 999)}.` : '-'
    const indent = ' '.repeat(marker.length + 1)
    const startsWithText = item.children[0]?.type === 'paragraph'
    const [first = '', ...rest] = startsWithText ? linesOf(item.children) : ['', ...linesOf(item.children)]
    return [first ? `${marker} ${first}` : marker, ...rest.map((line) => (line ? indent + line : line))]
  })
}
