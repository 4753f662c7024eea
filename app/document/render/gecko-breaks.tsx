import { createContext, Fragment, use, type ReactNode } from 'react'

/*
 * Pages are measured and printed by Chromium; Firefox draws them, too, and there a line may end at other places (UAX 14 as ICU4X
 * reads it). These are the ones that people write, made alike by elements alone: no character is added. Drawn in Firefox only.
 */

/** A line ends here in Chromium alone: at quotation marks between Chinese letters, `30%（`, `，+5%`, `C++和`. */
const BROKEN =
  /(?<=[\p{sc=Han}，。、；：）》」])(?=[“‘][\p{sc=Han}（《「])|(?<=[\p{sc=Han}，。！？][”’])(?=[\p{sc=Han}（《「])|(?<=[%％℃+&#=])(?=[(（])|(?<=[，。、）》」])(?=[%+])/gu

/** And here in Firefox alone: `and/or`, `C++`, `a|b`. A word that fits any column stays whole, as its kerning does. */
const JOINED =
  /((?<![\w/+|.,!&#])(?=[\w+.,&#]*(?:\/[a-z]|[|!][a-z\d]|\+\+))[\w/+|.,!&#]{2,20}(?![\w/+|.,!&#])|\/[a-z]|[|!}][a-z\d]|\+\+|(?<=\p{sc=Han})-\d)/iu

/** Whether the engine of Firefox is what a browser says of itself. */
export const isGecko = (userAgent: string): boolean => /\bGecko\/\d/.test(userAgent)

/** Whether it draws the pages; a server says so for the browser that asks. */
export const DrawnByGecko = createContext(typeof navigator === 'object' && isGecko(navigator.userAgent))

/** Offsets in a text at which a line may end, though Firefox by itself wouldn't, none where another engine draws. */
export function useAddedBreaks(text: string): number[] {
  return use(DrawnByGecko) ? Array.from(text.matchAll(BROKEN), ({ index }) => index) : NONE
}
const NONE: number[] = []

/** A text that in Firefox ends its lines where Chromium does. */
export function joinedText(text: string): ReactNode {
  return text.search(JOINED) < 0 ? text : <Joined text={text} />
}

function Joined({ text }: { text: string }) {
  if (!use(DrawnByGecko)) return text
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
