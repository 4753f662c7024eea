import type { FrameProps } from '../types'

/**
 * The banner stands on the first page, and on the next ones as far as it is longer than a page; the others carry a
 * strip of it. Where no column stands beside it any more, main is wide.
 */
export function Frame({ flow, first }: FrameProps) {
  const head = flow('head')
  return (
    <>
      {first || head ? (
        <div className={first ? 'jl-banner' : 'jl-banner jl-banner-rest'}>{head}</div>
      ) : (
        <div className="jl-strip" aria-hidden="true" />
      )}
      <div className="jl-sheet">
        {flow('wide')}
        <div className="jl-main">{flow('main')}</div>
        <div className="jl-aside">{flow('aside')}</div>
        {flow('rest')}
      </div>
    </>
  )
}
