import { Fragment, type ReactNode } from 'react'
import type { Run } from '../model/types'
import { ICON_PATHS, type IconName } from '../icons/paths'

/** Shorter addresses fit any column on one line. */
const LONG = 28

type RunViewProps = {
  run: Run
  /** Offsets in the run after which a gap between scripts is drawn. */
  gaps: number[]
}

/** A run of text in its marks, the innermost being the gaps. */
export function RunView({ run, gaps }: RunViewProps) {
  if (run.text === '\n') return <br />
  let node = run.url && isLongAddress(run.text) ? breakable(run.text) : spaced(run.text, gaps)
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
  if (gaps.length === 0) return <>{text}</>
  const starts = [0, ...gaps]
  const rest = text.slice(starts.at(-1))
  return (
    <>
      {gaps.map((gap, i) => (
        <span key={i} className="jl-gap">
          {text.slice(starts[i], gap)}
        </span>
      ))}
      {rest}
    </>
  )
}

function isLongAddress(text: string): boolean {
  return text.length > LONG && /^[\x21-\x7e]+$/.test(text)
}

/** Where Chromium breaks a piece of an address by itself; Firefox does so in words alone. */
const HYPHENS = /(?<=-)(?=[a-z])|(?<=[a-z\d]-)(?=\d)/i

/** Long addresses break where they read well rather than anywhere. Each piece becomes a link of its own in the PDF. */
function breakable(text: string): ReactNode {
  const pieces = addressPieces(text).flatMap((piece) => piece.split(HYPHENS))
  return pieces.map((piece, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}

/** An address in the pieces between which a line may break: before a dot or an at sign, after a slash. */
function addressPieces(text: string): string[] {
  return text.split(/(?=[.@?&#])|(?<=[/])(?=[^/])/u)
}

/** A line icon of one em, decorative: what it stands for is said in words beside it. */
function Icon({ name }: { name: IconName }) {
  return (
    <svg className="jl-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
