import type { ResumeContent } from '../../../collections/resumes/schema'
import { composeDocument } from '../layouts/compose-document'
import type { Layout } from '../layouts/types'
import { leafText } from '../model/leaf-text'
import { listLeaves } from '../model/list-leaves'

/**
 * What any page may need beside its texts: list numbers and the whole of ASCII. No other character is added: two that
 * share a glyph would make extracted text ambiguous.
 */
const ALWAYS = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')

/**
 * Every character a document draws, by weight, for cutting fonts. Bold is what headings, labels and bold runs hold; a
 * layout may set any text of a leaf bold but that of paragraphs.
 */
export function charactersOf({ content, layout }: { content: ResumeContent; layout: Layout }) {
  const leaves = Object.values(composeDocument({ content, layout })).flatMap((nodes) => listLeaves(nodes))
  const bold = leaves.flatMap(({ leaf }) =>
    leaf.tag === 'p' ? leaf.runs.filter((run) => run.bold).map((run) => run.text) : [leafText(leaf)],
  )
  const regular = leaves.map(({ leaf }) => leafText(leaf))
  return { regular: unique(regular), bold: unique(bold) }
}

function unique(texts: string[]): string {
  return Array.from(new Set(ALWAYS + texts.join('')))
    .filter((character) => character >= ' ')
    .join('')
}
