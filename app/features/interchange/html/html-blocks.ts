import type { Block, Inline, RichText } from '../../../document/rich-text/types'
import { escapeHtml } from '../../markup/escape'

const TAGS = { bold: 'strong', italic: 'em', underline: 'u', highlight: 'mark' } as const

/** A rich text as HTML. Its links are web, mail and telephone addresses only; the parser takes no others. */
export function htmlBlocks(blocks: RichText): string {
  return blocks.map(blockHtml).join('')
}

function blockHtml(block: Block): string {
  if (block.type === 'paragraph') return `<p>${inline(block.children)}</p>\n`
  const items = block.items.map((item) => `<li>${itemHtml(item.children)}</li>\n`).join('')
  if (!block.ordered) return `<ul>\n${items}</ul>\n`
  return `<ol start="${block.start}">\n${items}</ol>\n`
}

function itemHtml(blocks: RichText): string {
  const [first, ...rest] = blocks
  if (first?.type !== 'paragraph') return htmlBlocks(blocks)
  return inline(first.children) + htmlBlocks(rest)
}

function inline(children: readonly Inline[]): string {
  return children
    .map((child) => {
      if (child.type === 'text') return escapeHtml(child.value)
      if (child.type === 'break') return '<br>'
      const text = inline(child.children)
      if (child.type === 'link') return `<a href="${escapeHtml(child.url)}">${text}</a>`
      return `<${TAGS[child.type]}>${text}</${TAGS[child.type]}>`
    })
    .join('')
}
