import { inlineText } from '../../../document/rich-text/plain-text'
import type { Block, List, RichText } from '../../../document/rich-text/types'

/** The lines of a rich text without marks; items of a list have their marker and stand in by their depth. */
export function plainBlocks(blocks: RichText): string[] {
  return blocks.flatMap((block) => (block.type === 'list' ? listLines(block) : paragraphLines(block)))
}

function paragraphLines(block: Extract<Block, { type: 'paragraph' }>): string[] {
  return inlineText(block.children).split('\n')
}

function listLines(list: List): string[] {
  return list.items.flatMap((item, index) => {
    const marker = list.ordered ? `${list.start + index}. ` : '- '
    const [first = '', ...rest] = plainBlocks(item.children)
    return [marker + first, ...rest.map((line) => ' '.repeat(marker.length) + line)]
  })
}
