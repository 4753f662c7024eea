import type { Block, Inline, RichText } from '../../../document/rich-text/types'
import { INNER_SIGN } from './text-blocks'

/** Whether a text had more to it than words, and so has signs in its file. */
export function hasSigns(blocks: RichText): boolean {
  return blocks.some((block) =>
    block.type === 'paragraph'
      ? block.children.some(({ type }) => type !== 'text' && type !== 'break')
      : block.items.some(
          ({ children }) => children.some(({ type }) => type === 'list') || hasSigns(children),
        ),
  )
}

/** A rich text in the signs that `textBlocks` reads: for what was imported from a file that had them. */
export function markedText(blocks: RichText): string {
  return blocks.map(blockText).join('\n\n')
}

/** The blocks of an item of a list, those of items within it behind their sign. */
export function markedItem([own, ...inner]: RichText): string {
  const items = inner.flatMap((block) => (block.type === 'list' ? block.items : []))
  return [own ? blockText(own) : '', ...items.map(({ children }) => markedItem(children))].join(INNER_SIGN)
}

function blockText(block: Block): string {
  if (block.type === 'paragraph') return block.children.map(inlineText).join('')
  return block.items.map(({ children }) => `• ${markedItem(children)}`).join('\n')
}

function inlineText(inline: Inline): string {
  if (inline.type === 'text') return inline.value
  if (inline.type === 'break') return '\n'
  const text = inline.children.map(inlineText).join('')
  if (inline.type === 'link') return `[${text}](${inline.url})`
  const sign = { bold: '**', italic: '*', underline: '', highlight: '' }[inline.type]
  return sign + text + sign
}
