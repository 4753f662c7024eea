import type { ResumeContent } from '../../../collections/resumes/schema'
import { leafText } from './leaf-text'
import type { Leaf } from './types'

/** A leaf's text as it is drawn, and so read from the PDF: a title may be in capitals, of which small ones are read as such. */
export function drawnText({ leaf, content }: { leaf: Leaf; content: ResumeContent }): string {
  const text = leafText(leaf)
  return leaf.tag === 'h2' && content.config.titleCase !== 'typed' ? text.toUpperCase() : text
}
