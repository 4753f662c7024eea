import { memo, type Ref } from 'react'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { composeDocument } from '../layouts/compose-document'
import { flowNodes } from '../layouts/flow-nodes'
import type { Layout } from '../layouts/types'
import { withProbes } from '../model/repeat-title'
import { pageDirection } from '../text/page-direction'
import { FlowView } from './FlowView'
import { rootClass } from './root-class'

type GalleyProps = { content: ResumeContent; layout: Layout; ref?: Ref<HTMLDivElement> }

/**
 * The whole document unsplit, on one endless page in the layout's own frame: what the paginator measures. Must stand
 * in the DOM unscaled and displayed, though it may be invisible and far away.
 */
export const Galley = memo(function Galley({ content, layout, ref }: GalleyProps) {
  const flows = composeDocument({ content, layout })
  const { Frame } = layout
  const { language, repeatTitles } = content.config
  const direction = pageDirection(content)
  const { columns } = layout.sheet(content.config)
  const flow = (name: string) => {
    const plain = flowNodes({ flows, columns, name })
    const nodes = repeatTitles ? withProbes({ nodes: plain, language }) : plain
    return nodes.length > 0 ? <FlowView name={name} nodes={nodes} direction={direction} /> : null
  }
  return (
    <div ref={ref} className={`${rootClass(layout)} jl-galley`} lang={language} aria-hidden="true" inert>
      <div className="jl-page jl-page-first">
        <Frame flow={flow} parts={content.config} first />
      </div>
    </div>
  )
})
