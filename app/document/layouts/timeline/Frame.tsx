import type { FrameProps } from '../types'

/** The axis lies under the flow, in the same cell: it runs along whatever of it stands on the page. */
export function Frame({ flow }: FrameProps) {
  const main = flow('main')
  return (
    <div className="jl-sheet">
      {flow('head')}
      {main && (
        <div className="jl-course">
          <div className="jl-axis" aria-hidden="true" />
          {main}
        </div>
      )}
    </div>
  )
}
