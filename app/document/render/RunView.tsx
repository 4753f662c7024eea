import { Fragment, type ReactNode } from 'react'
import type { Run } from '../model/types'
import { ICON_PATHS, type IconName } from '../icons/paths'
import { Address, isLongAddress, withAddresses } from './Address'

type RunViewProps = {
  run: Run
  /** Offsets in the run after which a gap between scripts is drawn. */
  gaps: number[]
}

/** A run of text in its marks, the innermost being the gaps. */
export function RunView({ run, gaps }: RunViewProps) {
  if (run.text === '\n') return <br />
  let node = run.url && isLongAddress(run.text) ? <Address text={run.text} /> : spaced(run.text, gaps)
  if (run.highlight) node = <mark>{node}</mark>
  if (run.underline) node = <u>{node}</u>
  if (run.italic) node = <em>{node}</em>
  if (run.bold) node = <strong>{node}</strong>
  if (run.url) node = <a href={run.url}>{node}</a>
  if (!run.className && !run.icon) return node
  return (
    <span className={run.className}>
      {run.icon && <Icon name={run.icon} />}
      {node}
    </span>
  )
}

/** The gap is a margin of the stretch before it: no character of its own, and none at the start of a line. */
function spaced(text: string, gaps: number[]): ReactNode {
  if (DAYS.test(text)) return wholeDays(text)
  if (gaps.length === 0) return withAddresses(text)
  const starts = [0, ...gaps]
  const rest = text.slice(starts.at(-1))
  return (
    <>
      {gaps.map((gap, i) => (
        <span key={i} className="jl-gap">
          {withAddresses(text.slice(starts[i], gap))}
        </span>
      ))}
      {withAddresses(rest)}
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

/** A line icon of one em, decorative: what it stands for is said in words beside it. */
function Icon({ name }: { name: IconName }) {
  return (
    <svg className="jl-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
