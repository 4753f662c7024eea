import { readKept, writeKept } from '~/features/device-copies/kept'
import { LONGEST_QUOTE } from '../../../../collections/review-limits'
import type { Comment, Passage } from './review-client'

export type Draft = {
  key: string
  block: string
  /** the words it was begun on, whatever the page says by now */
  quote: string
  canSuggest: boolean
  isSuggesting: boolean
  text: string
  words: string
}
/** What is written about the texts, which of it is open, and replies by the comment they answer. */
export type Drafts = { open: string | null; all: Record<string, Draft>; answers: Record<string, string> }

const NAME = { at: 'sessionStorage', key: 'jianli-review-name' } as const
const placeOf = () => ({ at: 'sessionStorage', key: `jianli-review ${location.pathname}` }) as const

/** What was not sent yet, kept over a reload, a call that failed, and a look at another text. */
export const keptDrafts = {
  get(): Drafts {
    // an edge: only `set` writes it
    return (readKept(placeOf()) ?? { open: null, all: {}, answers: {} }) as Drafts
  },
  set: (drafts: Drafts) => writeKept({ ...placeOf(), value: drafts }),
}

/** The words of a text that a comment quotes. */
export const quoteOf = ({ words, text }: Passage): string => words ?? text.slice(0, LONGEST_QUOTE)

export function newDraft(passage: Passage): Draft {
  const { block, words } = passage
  const quote = quoteOf(passage)
  const blank = { isSuggesting: false, text: '', words: words ?? '' }
  return { key: `${block} ${quote}`, block, quote, canSuggest: words !== null, ...blank }
}

/** What was taken back, to be sent again: beside whatever else is being written about the same text. */
export function draftOfComment({ id, block, quote, text, suggestion }: Comment): Draft {
  return {
    ...{ key: id, block: block ?? '', quote, text },
    canSuggest: suggestion !== null,
    isSuggesting: suggestion !== null,
    words: suggestion ?? quote,
  }
}

/** Whether anything would be lost with a draft. */
export function isWritten({ text, words, quote, canSuggest }: Draft): boolean {
  return text.trim() !== '' || (canSuggest && words !== quote)
}

type Options = { draft: Draft; passages: readonly Passage[] }

/** The text that a draft is about as the page is now: the same words first, wherever they stand. */
export function passageOf({ draft: { block, quote }, passages }: Options): Passage | undefined {
  const same = passages.filter((passage) => quoteOf(passage) === quote)
  const there = (passage: Passage) => passage.block === block
  return same.find(there) ?? same[0] ?? passages.find(there)
}

/** What the reader calls themselves, until the tab is closed. */
export const readerName = {
  get: () => String(readKept(NAME) ?? ''),
  set: (name: string) => writeKept({ ...NAME, value: name }),
}
