import type { Run } from '../model/types'
import { ICON_PATHS, type IconName } from '../icons/paths'
import type { Direction } from '../text/direction'
import { DirectedText } from './DirectedText'
import { RunText } from './RunText'

type RunViewProps = {
  run: Run
  /** Offsets in the run after which a gap between scripts is drawn. */
  gaps: number[]
  /** Offsets in the run at which a line may end, though the browser by itself wouldn't end one. */
  breaks: number[]
  /** Classes of signs that stand nearer to what is before them, by their offsets in the run. */
  tight: Map<number, string>
  /** From which side the leaf is read, where any text of it is read from the right. */
  within: Direction | undefined
  /** It is a text of its own, a label or a value, and no part of a sentence. */
  isApart: boolean
}

/** A run of text in its marks, the innermost being the gaps. */
export function RunView({ run, gaps, breaks, tight, within, isApart }: RunViewProps) {
  if (run.text === '\n') return <br />
  let node = within ? (
    <DirectedText run={run} gaps={gaps} within={within} isApart={isApart} />
  ) : (
    <RunText run={run} gaps={gaps} breaks={breaks} tight={tight} />
  )
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

/** A line icon of one em, decorative: what it stands for is said in words beside it. */
function Icon({ name }: { name: IconName }) {
  return (
    <svg className="jl-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
