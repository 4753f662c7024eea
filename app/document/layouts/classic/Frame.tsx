import type { FrameProps } from '../types'

export function Frame({ flow }: FrameProps) {
  return (
    <div className="jl-sheet">
      {flow('head')}
      {flow('main')}
    </div>
  )
}
