import { createContext, Fragment, use, type ReactNode } from 'react'

/*
 * Pages are measured and printed by Chromium; Firefox draws them, too, and there a line may end at other places (UAX 14 as ICU4X
 * reads it). These are the ones that people write, made alike by elements alone: no character is added. Drawn in Firefox only.
 */

const EAST_ASIAN = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3001-\u301f\uff01-\uff60`
const OPENING = '（《「『【〈“‘'
const CLOSING = '，。、；：？！）》」』】〉…”’'

/** A line ends here in Chromium alone: at quotation marks between Chinese letters, `30%（`, `，+5%`, `C++和`. */
const BROKEN = new RegExp(
  [
    `(?<=(?![${OPENING}])[${EAST_ASIAN}])(?=[“‘][${EAST_ASIAN}])`,
    `(?<=[${EAST_ASIAN}][”’])(?=(?![${CLOSING}])[${EAST_ASIAN}])`,
    '(?<=[%％℃+&#=])(?=[(（])',
    '(?<=[，。、）》」])(?=[%+])',
    String.raw`(?<=\+\+)(?=\p{sc=Han})`,
  ].join('|'),
  'gu',
)

/** And here in Firefox alone: `and/or`, `C++`, `a|b`. */
const SIGNS = String.raw`\/[a-z]|[|!}][a-z\d]|\+\+|(?<=\p{sc=Han})-\d`
/** What Chromium never breaks a word at. */
const IN_WORDS = String.raw`[\w/+|.,!&#]`
/** A word that fits any column stays whole, as its kerning does; of a longer one the two letters around such a place. */
const JOINED = new RegExp(
  `((?<!${IN_WORDS})(?=${IN_WORDS}*?(?:${SIGNS}))${IN_WORDS}{2,20}(?!${IN_WORDS})|${SIGNS})`,
  'giu',
)

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
