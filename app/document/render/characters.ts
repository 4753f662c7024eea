import type { ResumeContent } from '../../../collections/resumes/schema'
import { furnitureText } from '../furniture/furniture-of'
import { composeDocument } from '../layouts/compose-document'
import type { Layout } from '../layouts/types'
import { drawnText } from '../model/drawn-text'
import { labels } from '../text/labels'
import type { Leaf } from '../model/types'
import { listLeaves } from '../model/list-leaves'

/**
 * What any page may need beside its texts: list numbers and the whole of ASCII. No other character is added: two that
 * share a glyph would make extracted text ambiguous.
 */
const ALWAYS = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')

/** What is drawn, each character once, by the face that draws it. */
export type Characters = {
  regular: string
  bold: string
  italic?: string | undefined
  boldItalic?: string | undefined
}

/**
 * Every character a document draws, for cutting fonts. Bold is what headings, labels and bold runs hold; a layout may set
 * any text of a leaf bold but that of paragraphs. What is italic is counted as upright too: not every font has italics.
 */
export function charactersOf({ content, layout }: { content: ResumeContent; layout: Layout }): Characters {
  const leaves = Object.values(composeDocument({ content, layout })).flatMap((nodes) => listLeaves(nodes))
  const { language, repeatTitles } = content.config
  const drawn = (leaf: Leaf) => {
    const text = drawnText({ leaf, content })
    return repeatTitles && leaf.tag === 'h2' ? labels[language].continued(text) : text
  }
  const bold = leaves.flatMap(({ leaf }) =>
    leaf.tag === 'p' ? leaf.runs.filter((run) => run.bold).map((run) => run.text) : [drawn(leaf)],
  )
  const regular = [...leaves.map(({ leaf }) => drawn(leaf)), furnitureText(content)]
  const italic = leaves.flatMap(({ leaf }) => leaf.runs.filter((run) => run.italic).map(({ text }) => text))
  const boldItalic = leaves.flatMap(({ leaf }) =>
    leaf.runs.filter((run) => run.italic && (run.bold || leaf.tag !== 'p')).map(({ text }) => text),
  )
  return {
    regular: unique(regular),
    bold: unique(bold),
    ...(italic.length > 0 && { italic: unique(italic) }),
    ...(boldItalic.length > 0 && { boldItalic: unique(boldItalic) }),
  }
}

function unique(texts: string[]): string {
  return Array.from(new Set(ALWAYS + texts.join('')))
    .filter((character) => character >= ' ')
    .join('')
}
