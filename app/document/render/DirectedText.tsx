import { Fragment, type ReactNode } from 'react'
import type { Run } from '../model/types'
import {
  directionOf,
  type Direction,
  hasRightToLeft,
  LEFT_TO_RIGHT_PARTS,
  piecesOf,
  readsOf,
} from '../text/direction'
import { isLongAddress, withAddresses } from './Address'
import { RunText } from './RunText'

type Props = {
  run: Run
  gaps: number[]
  /** From which side its leaf is read. */
  within: Direction
  /** It is a text of its own, a label or a value, and no part of a sentence. */
  isApart: boolean
}

/** What parts a label from its value belongs to both of them. */
const SEPARATOR = /[\s:：、,]*$/

/**
 * A run where texts are read from the right: one that is a text of its own is read as itself and moves none of its neighbours, and
 * what keeps its order within a text from the right, such as a phone number, is set apart in it. All of it is in pieces that are
 * printed one behind the other as they are read, and not as they stand on the line: so they are found in the PDF.
 */
export function DirectedText({ run, gaps, within, isApart }: Props) {
  const { text } = run
  const reads = readsOf(text)
  const isFigure = reads === undefined && /\d/.test(text)
  const own = !isApart ? within : isFigure ? 'ltr' : directionOf({ reads, within })
  const draw = own === 'rtl' ? withParts : inPieces
  // a long one has pieces of its own
  if (run.url && isLongAddress(text))
    return (
      <bdi className="jl-word" dir="ltr">
        <RunText run={run} gaps={gaps} />
      </bdi>
    )
  if (own === within) return <RunText run={run} gaps={gaps} draw={draw} />
  const end = SEPARATOR.exec(text)?.index ?? text.length
  return (
    <>
      <bdi dir={own}>
        <RunText run={{ ...run, text: text.slice(0, end) }} gaps={gaps} draw={draw} />
      </bdi>
      {words(piecesOf(text.slice(end)))}
    </>
  )
}

function withParts(text: string): ReactNode {
  return text.split(LEFT_TO_RIGHT_PARTS).map((part, i) =>
    i % 2 === 0 ? (
      <Fragment key={i}>{words(piecesOf(part))}</Fragment>
    ) : (
      <bdi key={i} className="jl-word" dir="ltr">
        {withAddresses(part)}
      </bdi>
    ),
  )
}

function inPieces(text: string): ReactNode {
  return words(hasRightToLeft(text) ? piecesOf(text) : [text])
}

function words(pieces: string[]): ReactNode {
  return pieces.map((piece, i) => (
    <span key={i} className="jl-word">
      {withAddresses(piece)}
    </span>
  ))
}
