import type { ResumeContent } from '../../../collections/resumes/schema'
import { composeDocument } from '../../document/layouts/compose-document'
import type { Layout } from '../../document/layouts/types'
import { leafText } from '../../document/model/leaf-text'
import { listLeaves } from '../../document/model/list-leaves'

/** All that a document's pages say, a line for each text: dates and labels too, what is hidden not. */
export function printedText({ content, layout }: { content: ResumeContent; layout: Layout }): string {
  const flows = composeDocument({ content, layout })
  const { reading } = layout.sheet(content.config)
  const leaves = reading.flatMap((name) => listLeaves(flows[name] ?? []))
  return leaves.map(({ leaf }) => leafText(leaf)).join('\n')
}
