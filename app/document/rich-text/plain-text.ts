import type { Block, Inline, RichText } from './types'

/** The text without marks and markers: lists one line per paragraph, paragraphs parted by an empty line. */
export function plainText(blocks: RichText): string {
  return blocks
    .map((block, index) => {
      const before =
        index === 0
          ? ''
          : block.type === 'paragraph' && blocks[index - 1]?.type === 'paragraph'
            ? '\n\n'
            : '\n'
      return before + blockText(block)
    })
    .join('')
}

/** The text of inline children; a break is `\n`. */
export function inlineText(children: readonly Inline[]): string {
  return children
    .map((child) =>
      child.type === 'text' ? child.value : child.type === 'break' ? '\n' : inlineText(child.children),
    )
    .join('')
}

function blockText(block: Block): string {
  if (block.type === 'paragraph') return inlineText(block.children)
  return block.items.map((item) => plainText(item.children)).join('\n')
}
