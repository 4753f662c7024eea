import { memo } from 'react'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { PageFurniture } from '../furniture/PageFurniture'
import { composeDocument } from '../layouts/compose-document'
import { flowNodes } from '../layouts/flow-nodes'
import type { Layout } from '../layouts/types'
import type { Flows } from '../model/types'
import { remember } from '../model/remember'
import { withTitleAgain } from '../model/repeat-title'
import { selectNodes } from '../model/select-nodes'
import type { PagePlan, PlannedPage } from '../pagination/types'
import { labels } from '../text/labels'
import { pageDirection } from '../text/page-direction'
import { FlowView } from './FlowView'
import { rootClass } from './root-class'

type PagesProps = {
  content: ResumeContent
  layout: Layout
  plan: PagePlan
  /** Before the names of its pages, where pages of another document stand beside them. */
  name?: string
}

/** The document page by page as its plan says: boxes in millimetres, each a labelled region. */
export const Pages = memo(function Pages({ content, layout, plan, name }: PagesProps) {
  const { language } = content.config
  const flows = composeDocument({ content, layout })
  const pages = plan.of ?? plan.pages.length
  const nameOf = (page: number) => [name, labels[language].page({ page, pages })].filter(Boolean).join(', ')
  return (
    <div className={`${rootClass(layout)} jl-pages`} lang={language}>
      {plan.pages.map((page, i) => (
        <section key={i} className={i === 0 ? 'jl-page jl-page-first' : 'jl-page'} aria-label={nameOf(i + 1)}>
          <PageContent content={content} flows={flows} page={page} layout={layout} first={i === 0} />
          <PageFurniture
            content={content}
            page={i + 1}
            pages={pages}
            hasPerson={(page.flows.head ?? []).length > 0}
          />
        </section>
      ))}
    </div>
  )
})

type PageContentProps = {
  content: ResumeContent
  flows: Flows
  page: PlannedPage
  layout: Layout
  first: boolean
}

function PageContent({ content, flows, page, layout, first }: PageContentProps) {
  const { Frame } = layout
  const { config } = content
  const direction = pageDirection(content)
  const { columns } = layout.sheet(config)
  const flow = (name: string) => {
    const slices = remember({
      owner: page,
      key: `slices,${name}`,
      make: () => new Map((page.flows[name] ?? []).map((slice) => [slice.block, slice])),
    })
    const whole = flowNodes({ flows, columns, name })
    const selected = selectNodes({ nodes: whole, slices })
    const nodes = page.again?.includes(name)
      ? withTitleAgain({ nodes: selected, whole, language: config.language })
      : selected
    return nodes.length > 0 ? <FlowView name={name} nodes={nodes} direction={direction} /> : null
  }
  return <Frame flow={flow} parts={config} first={first} />
}
