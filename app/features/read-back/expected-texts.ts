import type { ResumeContent } from '../../../collections/resumes/schema'
import { composeDocument } from '../../document/layouts/compose-document'
import { flowNodes } from '../../document/layouts/flow-nodes'
import type { Layout } from '../../document/layouts/types'
import { drawnText } from '../../document/model/drawn-text'
import { listLeaves } from '../../document/model/list-leaves'
import { selectNodes } from '../../document/model/select-nodes'
import type { Leaf } from '../../document/model/types'
import type { PagePlan } from '../../document/pagination/types'
import { bareText } from './bare-text'

/** A block, or the part of it that stands on a page. */
export type ExpectedText = { leaf: Leaf; bare: string }
type Options = { content: ResumeContent; layout: Layout; plan: PagePlan }

/** The texts that each page shows, in the order in which they stand in it; those with nothing to read left out. */
export function expectedTexts({ content, layout, plan }: Options): ExpectedText[][] {
  const flows = composeDocument({ content, layout })
  const { reading, columns } = layout.sheet(content.config)
  return plan.pages.map((page) =>
    reading
      .flatMap((name) => {
        const slices = new Map((page.flows[name] ?? []).map((slice) => [slice.block, slice]))
        return listLeaves(selectNodes({ nodes: flowNodes({ flows, columns, name }), slices }))
      })
      .map(({ leaf }) => ({ leaf, bare: bareText(drawnText({ leaf, content })) }))
      .filter(({ bare }) => bare !== ''),
  )
}
