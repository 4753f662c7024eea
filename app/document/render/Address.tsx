import { Fragment, type ReactNode } from 'react'
import { joinedText } from './engine-breaks'

/** Shorter addresses fit any column on one line. */
const LONG = 28
/** From this length on words with hyphens stay whole; pages are out on which shorter ones break behind a hyphen. */
const WHOLE = 34
/** Letters of a word that fit a narrow column on one line, and a wide one. */
const [NARROW, WIDE] = [20, 40]

export function isLongAddress(text: string): boolean {
  return text.length > LONG && /^[\x21-\x7e]+$/.test(text)
}

/** A text in which long addresses that are no links break as links do. */
export function withAddresses(text: string): ReactNode {
  if (!text.includes('://')) return <>{joinedText(text)}</>
  return text
    .split(/(https?:\/\/[\x21-\x7e]+)/)
    .map((part, i) =>
      i % 2 > 0 && part.length > WHOLE ? (
        <Address key={i} text={part} />
      ) : (
        <Fragment key={i}>{joinedText(part)}</Fragment>
      ),
    )
}

/**
 * A long address, which breaks where it reads well rather than anywhere. Each piece becomes a link of its own in the PDF. A
 * line doesn't end with a hyphen of an address where that can be helped: readers of the PDF drop it there.
 */
export function Address({ text }: { text: string }) {
  return (
    <>
      {addressPieces(text).map((piece, i) => (
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {text.length > WHOLE ? pieceView(piece) : atHyphens(piece)}
        </Fragment>
      ))}
    </>
  )
}

function pieceView(piece: string): ReactNode {
  if (!piece.includes('-') || piece.length > WIDE) return atHyphens(piece)
  if (piece.length > NARROW) return <span className="jl-piece-wide">{atHyphens(piece)}</span>
  return <span className="jl-piece">{piece}</span>
}

/** Where Chromium breaks a piece of an address by itself; Firefox does so in words alone. */
const HYPHENS = /(?<=-)(?=[a-z])|(?<=[a-z\d]-)(?=\d)/i

function atHyphens(piece: string): ReactNode {
  return piece.split(HYPHENS).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {joinedText(part)}
    </Fragment>
  ))
}

/** An address in the pieces between which a line may break: before a dot or an at sign, after an equals sign or a slash of its path. */
function addressPieces(text: string): string[] {
  return text.split(/(?=[.@?&#])|(?<=[/=])(?<!:\/\/)(?=[^/])/u)
}
