import { useEffect } from 'react'
import { Pages } from '../../document/render/Pages'
import { OwnDocument } from '../page/OwnDocument'
import { OwnRoot } from '../page/OwnRoot'
import { pageSize } from '../page/page-size'
import { usePagePlan, type Planned } from '../page/use-page-plan'
import type { Proposal } from './use-drawn-layouts'

type Props = { proposal: Proposal; width: number; onPlanned: (key: string, planned: Planned) => void }

/** Makes the pages of a proposal and shows them; anew when fonts arrive late. */
export function DrawnPages(props: Props) {
  return (
    <OwnRoot>
      <Drawing {...props} />
    </OwnRoot>
  )
}

/** Within the root: its galley has to be there when the plan is first made. */
function Drawing({ proposal, width, onPlanned }: Props) {
  const { key, content, layout } = proposal
  const { galley, planned } = usePagePlan({ content, layout })
  useEffect(() => {
    if (planned) onPlanned(key, planned)
  }, [key, planned, onPlanned])
  return (
    <>
      <OwnDocument content={content} layout={layout} galley={galley} />
      {planned ? <Sheets planned={planned} width={width} /> : null}
    </>
  )
}

/** Pages that were made before. */
export function KeptPages({ planned, width }: { planned: Planned; width: number }) {
  const { content, layout } = planned
  return (
    <OwnRoot>
      <OwnDocument content={content} layout={layout} />
      <Sheets planned={planned} width={width} />
    </OwnRoot>
  )
}

function Sheets({ planned, width }: { planned: Planned; width: number }) {
  const page = pageSize(planned.content.config.pageFormat)
  return (
    <div className="sheets" style={{ width: page.width, transform: `scale(${width / page.width})` }}>
      <Pages {...planned} />
    </div>
  )
}
