import { createContext, Fragment, use, type ReactNode } from 'react'

/*
 * Pages are measured and printed by Chromium; Firefox and Safari draw them, too, and there a line may end at other places (UAX 14 as
 * its text reads, where Chromium has a table of its own for ASCII). These are the ones that people write, made alike by elements
 * alone: no character is added. Drawn in those engines only.
 */

/** A line ends here in Chromium alone: at quotation marks between Chinese letters, `30%（`, `，+5%`, `C++和`. */
const BROKEN =
  /(?<=[\p{sc=Han}，。、；：）》」])(?=[“‘][\p{sc=Han}（《「])|(?<=[\p{sc=Han}，。！？][”’])(?=[\p{sc=Han}（《「])|(?<=[%％℃+&#=])(?=[(（])|(?<=[，。、）》」])(?=[%+])/gu

/** And here in the others alone: `and/or`, `C++`, `a|b`. A word that fits any column stays whole, as its kerning does. */
const JOINED =
  /((?<![\w/+|.,!&#])(?=[\w+.,&#]*(?:\/[a-z]|[|!][a-z\d]|\+\+))[\w/+|.,!&#]{2,20}(?![\w/+|.,!&#])|\/[a-z]|[|!}][a-z\d]|\+\+|(?<=\p{sc=Han})-\d)/iu

/** Whether a browser says of itself that it is of another engine than Chromium, which has kept 537.36 of what it came from. */
export const isOtherEngine = (userAgent: string): boolean =>
  /\bGecko\/\d|\bAppleWebKit\/(?!537\.36\b)\d/.test(userAgent)

/** Whether such a one draws the pages; a server says so for the browser that asks. */
export const DrawnByOther = createContext(typeof navigator === 'object' && isOtherEngine(navigator.userAgent))

/** Offsets in a text at which a line may end, though the engine by itself wouldn't, none where Chromium draws. */
export function useAddedBreaks(text: string): number[] {
  return use(DrawnByOther) ? Array.from(text.matchAll(BROKEN), ({ index }) => index) : NONE
}
const NONE: number[] = []

/** A text that ends its lines where Chromium does. */
export function joinedText(text: string): ReactNode {
  return text.search(JOINED) < 0 ? text : <Joined text={text} />
}

function Joined({ text }: { text: string }) {
  if (!use(DrawnByOther)) return text
  return text.split(JOINED).map((part, i) =>
    i % 2 > 0 ? (
      <span key={i} className="jl-piece">
        {part}
      </span>
    ) : (
      <Fragment key={i}>{part}</Fragment>
    ),
  )
}
