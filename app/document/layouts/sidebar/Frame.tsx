import type { FrameProps } from '../types'

/** The ground is drawn apart from the flow: it fills every page from edge to edge. */
export function Frame({ flow }: FrameProps) {
  return (
    <>
      <div className="jl-side-ground" aria-hidden="true" />
      <div className="jl-sheet">
        <div className="jl-side">{flow('side')}</div>
        <div className="jl-main">{flow('main')}</div>
      </div>
    </>
  )
}
