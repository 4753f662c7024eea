import { Fragment, type ReactNode } from 'react'
import type { Run } from '../model/types'
import { Address, isLongAddress, withAddresses } from './Address'

type Props = {
  run: Pick<Run, 'text' | 'url'>
  /** Offsets in the run after which a gap between scripts is drawn. */
  gaps: number[]
  /** Draws a stretch without gaps. */
  draw?: (text: string) => ReactNode
}

/** The gap is a margin of the stretch before it: no character of its own, and none at the start of a line. */
export function RunText({ run: { text, url }, gaps, draw = withAddresses }: Props) {
  if (url && isLongAddress(text)) return <Address text={text} />
  if (DAYS.test(text)) return wholeDays(text)
  if (gaps.length === 0) return draw(text)
  const starts = [0, ...gaps]
  const rest = text.slice(starts.at(-1))
  return (
    <>
      {gaps.map((gap, i) => (
        <span key={i} className="jl-gap">
          {draw(text.slice(starts[i], gap))}
        </span>
      ))}
      {draw(rest)}
    </>
  )
}

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
