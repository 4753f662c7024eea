import { fromMarkdown } from 'mdast-util-from-markdown'
import type { ProseBlock, ProseSpan } from '../../components/prose/prose'

type RootContent = ReturnType<typeof fromMarkdown>['children'][number]
type PhrasingContent = Extract<RootContent, { type: 'paragraph' }>['children'][number]

/**
 * Markdown that an editor wrote as blocks to show: headings, paragraphs, lists, quotes, emphasis, code and links. HTML in
 * it is shown as the text it is; a link goes to the site or to http(s), anything else loses its address.
 */
export function readMarkdown(markdown: string): ProseBlock[] {
  return fromMarkdown(markdown).children.flatMap(readBlock)
}

function readBlock(node: RootContent): ProseBlock[] {
  switch (node.type) {
    case 'heading':
      return [{ type: 'heading', level: node.depth <= 2 ? 2 : 3, spans: readSpans(node.children) }]
    case 'paragraph':
      return [{ type: 'paragraph', spans: readSpans(node.children) }]
    case 'blockquote':
      return [{ type: 'quote', blocks: node.children.flatMap(readBlock) }]
    case 'list':
      return [
        {
          type: 'list',
          ordered: node.ordered === true,
          items: node.children.map((item) => item.children.flatMap(readBlock)),
        },
      ]
    case 'thematicBreak':
      return []
    default:
      return [{ type: 'paragraph', spans: [{ type: 'text', text: textOf(node) }] }]
  }
}

function readSpans(nodes: PhrasingContent[]): ProseSpan[] {
  return nodes.map((node): ProseSpan => {
    if (node.type === 'strong') return { type: 'strong', spans: readSpans(node.children) }
    if (node.type === 'emphasis') return { type: 'emphasis', spans: readSpans(node.children) }
    if (node.type === 'inlineCode') return { type: 'code', text: node.value }
    if (node.type === 'break') return { type: 'break' }
    if (node.type === 'link')
      return /^(https?:\/\/|\/(?!\/))/.test(node.url)
        ? { type: 'link', url: node.url, spans: readSpans(node.children) }
        : { type: 'text', text: textOf(node) }
    return { type: 'text', text: textOf(node) }
  })
}

function textOf(node: RootContent): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
