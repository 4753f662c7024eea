import type { Block, Inline, List, RichText } from '../../../document/rich-text/types'
import { escapeMarkdown } from './escape-markdown'

const MARKS = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  // CommonMark has no sign for these two
  underline: ['<u>', '</u>'],
  highlight: ['<mark>', '</mark>'],
} as const

/** The lines of a rich text as CommonMark. */
export function markdownBlocks(blocks: RichText): string[] {
  return blocks.flatMap((block, index) => {
    const lines = block.type === 'list' ? listLines(block) : paragraphLines(block)
    return index > 0 ? ['', ...lines] : lines
  })
}

function paragraphLines(block: Extract<Block, { type: 'paragraph' }>): string[] {
  return inline(block.children).split('\n')
}

function listLines(list: List): string[] {
  return list.items.flatMap((item, index) => {
    const marker = list.ordered ? `${list.start + index}. ` : '- '
    const [first = '', ...rest] = markdownBlocks(item.children).filter((line) => line !== '')
    return [marker + first, ...rest.map((line) => ' '.repeat(marker.length) + line)]
  })
}

function inline(children: readonly Inline[]): string {
  return children
    .map((child) => {
      if (child.type === 'text') return escapeMarkdown(child.value)
      // two spaces at the end make a hard break
      if (child.type === 'break') return '  \n'
      const text = inline(child.children)
      if (child.type === 'link') return `[${text}](${child.url})`
      return MARKS[child.type].join(text)
    })
    .join('')
}
