import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { composeDocument } from '../../document/layouts/compose-document'
import { flowNodes } from '../../document/layouts/flow-nodes'
import type { Layout } from '../../document/layouts/types'
import { leafText } from '../../document/model/leaf-text'
import { listLeaves } from '../../document/model/list-leaves'
import { selectNodes } from '../../document/model/select-nodes'
import type { Leaf } from '../../document/model/types'
import type { PagePlan, PlannedPage } from '../../document/pagination/types'
import { bareText } from './bare-text'

/** A block, or the part of it that stands on a page. */
export type ExpectedText = { leaf: Leaf; bare: string }
type Options = { content: ResumeContent; layout: Layout; plan: PagePlan }

/** The texts that each page shows, in the order in which they stand in it; those with nothing to read left out. */
export function expectedTexts({ content, layout, plan }: Options): ExpectedText[][] {
  const flows = composeDocument({ content, layout })
  return plan.pages.map((page, i) =>
    flowOrder({ layout, page, first: i === 0 })
      .flatMap((name) => {
        const slices = new Map((page.flows[name] ?? []).map((slice) => [slice.block, slice]))
        return listLeaves(selectNodes({ nodes: flowNodes({ flows, layout, name }), slices }))
      })
      .map(({ leaf }) => ({ leaf, bare: bareText(leafText(leaf)) }))
      .filter(({ bare }) => bare !== ''),
  )
}

/** The names of a page's flows in the order in which its frame sets them. */
function flowOrder({ layout, page, first }: { layout: Layout; page: PlannedPage; first: boolean }): string[] {
  const flow = (name: string) =>
    (page.flows[name] ?? []).length > 0 ? createElement('data', { value: name }) : null
  const drawn = renderToStaticMarkup(createElement(layout.Frame, { flow, first }))
  return [...drawn.matchAll(/<data value="([^"]*)">/g)].map(([, name = '']) => name)
}
