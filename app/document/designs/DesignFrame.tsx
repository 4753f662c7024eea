import type { FrameProps } from '../layouts/types'
import type { Design } from './schema/design'
import type { Ground } from './schema/roles'

type Props = FrameProps & { design: Design }
type Kind = Design['frame']['kind']
type FrameOf<K extends Kind> = FrameProps & { frame: Extract<Design['frame'], { kind: K }> }

/** Where a design's flows stand on a page. Grounds are drawn apart from them, from edge to edge. */
export function DesignFrame({ design, ...props }: Props) {
  const { frame, items, edition } = design
  if (frame.kind === 'side') return <SideFrame frame={frame} ends={edition !== undefined} {...props} />
  if (frame.kind === 'top') return <TopFrame frame={frame} {...props} />
  const hasAxis = items.anatomy.kind === 'rail' && items.anatomy.axis
  return <SingleFrame frame={frame} hasAxis={hasAxis} {...props} />
}

/** An axis lies under the flow, in the same cell: it runs along whatever of it stands on the page. */
function SingleFrame({ frame, flow, hasAxis }: FrameOf<'single'> & { hasAxis: boolean }) {
  const main = flow('main')
  return (
    <>
      {frame.edge ? <div className="jl-edge" aria-hidden="true" /> : null}
      <div className="jl-sheet">
        {flow('head')}
        {hasAxis && main ? (
          <div className="jl-course">
            <div className="jl-axis" aria-hidden="true" />
            {main}
          </div>
        ) : (
          main
        )}
      </div>
    </>
  )
}

/** A column that ends has no ground on later pages, where the work takes the whole width. */
function SideFrame({ frame, flow, ends }: FrameOf<'side'> & { ends: boolean }) {
  const [side, main, rest] = [flow('side'), flow('main'), ends && flow('rest')]
  const hasGround = frame.ground !== 'paper' && (side !== null || !ends)
  return (
    <>
      {hasGround ? <div className="jl-side-ground" aria-hidden="true" /> : null}
      <div className="jl-sheet">
        {side || main || !ends ? (
          <>
            <div className={`jl-side${classOf(frame.ground)}`}>{side}</div>
            <div className="jl-main">{main}</div>
          </>
        ) : null}
        {rest ? <div className="jl-main jl-rest">{rest}</div> : null}
      </div>
    </>
  )
}

/**
 * The head stands on the first page, and on the next ones as far as it is longer than a page; the others carry a strip of
 * its ground. Where no column stands beside it any more, main is wide and has paper all around it.
 */
function TopFrame({ frame, flow, first }: FrameOf<'top'>) {
  const head = flow('head')
  const aside = flow('aside')
  const under = frame.aside?.ground ?? 'paper'
  return (
    <>
      {aside && under !== 'paper' ? <div className="jl-aside-ground" aria-hidden="true" /> : null}
      {first || head ? (
        <div className={`jl-banner${first ? '' : ' jl-banner-rest'}${classOf(frame.ground)}`}>{head}</div>
      ) : (
        <div className="jl-strip" aria-hidden="true" />
      )}
      <div className="jl-sheet">
        {flow('wide')}
        <div className="jl-main">{flow('main')}</div>
        <div className={`jl-aside${classOf(under)}`}>{aside}</div>
        {flow('rest')}
      </div>
    </>
  )
}

const classOf = (ground: Ground) => (ground === 'paper' ? '' : ` jl-on-${ground}`)
