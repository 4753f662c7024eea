import type { ResumeContent } from '../../../collections/resumes/schema'
import { composeDocument } from '../../document/layouts/compose-document'
import type { Layout } from '../../document/layouts/types'
import { leafText } from '../../document/model/leaf-text'
import { listLeaves } from '../../document/model/list-leaves'

export type ReadLine = { tag: string; text: string }

/** The first lines of a document with their tags, in the order in which a reader of the PDF gets them. */
export function readOut(options: { content: ResumeContent; layout: Layout; lines: number }): ReadLine[] {
  const { content, layout, lines } = options
  return Object.values(composeDocument({ content, layout }))
    .flatMap((nodes) => listLeaves(nodes))
    .map(({ leaf }) => ({ tag: leaf.tag.toUpperCase(), text: leafText(leaf).trim() }))
    .filter(({ text }) => text !== '')
    .slice(0, lines)
}
