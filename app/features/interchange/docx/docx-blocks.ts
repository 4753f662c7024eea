import { ExternalHyperlink, Paragraph, TextRun, type IParagraphOptions, type IRunOptions } from 'docx'
import type { Inline, RichText } from '../../../document/rich-text/types'

type Options = { blocks: RichText; list?: { reference: string; level: number } }

const MAX_LEVEL = 7

/** A rich text as paragraphs; a list within a list is a level deeper. */
export function docxBlocks({ blocks, list }: Options): Paragraph[] {
  return blocks.flatMap((block, index) => {
    if (block.type === 'paragraph') {
      const numbering: Partial<IParagraphOptions> = list && index === 0 ? { numbering: list } : {}
      return [new Paragraph({ ...numbering, children: runs({ children: block.children, look: {} }) })]
    }
    const level = list ? Math.min(list.level + 1, MAX_LEVEL) : 0
    const reference = block.ordered ? 'numbers' : 'bullets'
    return block.items.flatMap((item) => docxBlocks({ blocks: item.children, list: { reference, level } }))
  })
}

type Runs = { children: readonly Inline[]; look: IRunOptions }

function runs({ children, look }: Runs): (TextRun | ExternalHyperlink)[] {
  return children.flatMap((child): (TextRun | ExternalHyperlink)[] => {
    if (child.type === 'text') return [new TextRun({ ...look, text: child.value })]
    if (child.type === 'break') return [new TextRun({ break: 1 })]
    if (child.type !== 'link')
      return runs({ children: child.children, look: { ...look, ...LOOKS[child.type] } })
    const inner = runs({ children: child.children, look: { ...look, style: 'Hyperlink' } })
    return [new ExternalHyperlink({ link: child.url, children: inner })]
  })
}

const LOOKS: Record<'bold' | 'italic' | 'underline' | 'highlight', IRunOptions> = {
  bold: { bold: true },
  italic: { italics: true },
  underline: { underline: {} },
  highlight: { highlight: 'yellow' },
}
