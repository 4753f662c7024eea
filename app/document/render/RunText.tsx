import { Fragment, type ReactNode } from 'react'
import type { Run } from '../model/types'
import { Address, isLongAddress, withAddresses } from './Address'

type Props = {
  run: Pick<Run, 'text' | 'url'>
  /** Offsets in the run after which a gap between scripts is drawn. */
  gaps: number[]
  /** Offsets in the run at which a line may end, though the browser by itself wouldn't end one. */
  breaks?: number[]
  /** Classes of signs that stand nearer to what is before them, by their offsets in the run. */
  tight?: Map<number, string>
  /** Draws a stretch without gaps. */
  draw?: (text: string) => ReactNode
}

/** The gap is a margin of the stretch before it: no character of its own, and none at the start of a line. */
export function RunText({
  run: { text, url },
  gaps,
  breaks = [],
  tight = NONE,
  draw = withAddresses,
}: Props) {
  if (url && isLongAddress(text)) return <Address text={text} />
  if (DAYS.test(text)) return wholeDays(text)
  const signs = [...tight.keys()].filter((at) => at >= 0 && at < text.length)
  if (gaps.length === 0 && breaks.length === 0 && signs.length === 0) return draw(text)
  const cuts = [...gaps, ...breaks, ...signs.flatMap((at) => [at, at + 1])]
  const ends = [...new Set(cuts)].filter((end) => end > 0).sort((a, b) => a - b)
  const starts = [0, ...ends]
  const rest = text.slice(starts.at(-1))
  return (
    <>
      {ends.map((end, i) => {
        const drawn = draw(text.slice(starts[i], end))
        const className = gaps.includes(end) ? 'jl-gap' : tight.get(starts[i] ?? 0)
        return (
          <Fragment key={i}>
            {className ? <span className={className}>{drawn}</span> : drawn}
            {breaks.includes(end) && <wbr />}
          </Fragment>
        )
      })}
      {draw(rest)}
    </>
  )
}

const NONE = new Map<number, string>()

/** A period from a day as `2024-05-06`: behind its hyphens a narrow column would break it. */
const DAYS = /^\d{4}-\d\d-\d\d – \S+$/

function wholeDays(period: string): ReactNode {
  return period.split(' ').map((part, i) => (
    <Fragment key={i}>
      {i > 0 && ' '}
      <span className="jl-piece">{part}</span>
    </Fragment>
  ))
}
