import { isApart } from './is-apart'

/** Elements within a line; not those that set a part of a word, as `sup` does. */
const INLINE = /^(?:a|abbr|b|bdi|cite|code|data|em|i|label|small|span|strong|time|u)$/

/** An open element, or the line itself; with words of its own it is a sentence, and what it holds are parts of it. */
type Frame = { tag: string; hasWords: boolean }
/** Where an element begins in the text, right behind another one. */
type Joint = { at: number; within: Frame; depth: number; tags: [string, string] }

/** What stands beside what in a text that is being read. */
export type Pieces = {
  line: Frame
  open: Frame[]
  /** The element that ended last, while nothing is said behind it, and the one that began there. */
  ended?: string | undefined
  begun?: Joint | undefined
  joints: Joint[]
}

export const noPieces = (): Pieces => ({ line: newFrame(), open: [], joints: [] })

const newFrame = (tag = ''): Frame => ({ tag, hasWords: false })

export function readInlineTag({ pieces, tag, name, closing, at }: Tag): void {
  if (name === 'br') Object.assign(pieces, { line: newFrame(), ended: undefined, begun: undefined })
  if (!INLINE.test(name)) return
  const { open, ended, line } = pieces
  if (!closing) {
    if (ended !== undefined)
      pieces.begun ??= { at, within: open.at(-1) ?? line, depth: open.length, tags: [ended, tag] }
    open.push(newFrame(tag))
    return
  }
  const closed = open.pop()
  if (!pieces.begun) pieces.ended = closed?.tag
  // An icon says nothing, and stands between those beside it.
  else if (open.length <= pieces.begun.depth) pieces.begun = undefined
}

type Tag = { pieces: Pieces; tag: string; name: string; closing: boolean; at: number }

export function readInlineText({ pieces, text }: { pieces: Pieces; text: string }): void {
  const { open, line, begun, joints } = pieces
  if (begun) joints.push(begun)
  Object.assign(pieces, { ended: undefined, begun: undefined })
  // A label before what it names is no sentence.
  if (/[\p{L}\p{N}]/u.test(text) && !/[:：]$/.test(text.trimEnd())) (open.at(-1) ?? line).hasWords = true
}

/** What stands within the open link is one piece. */
export function joinLink({ pieces, text }: { pieces: Pieces | undefined; text: string }): void {
  const from = text.indexOf('\u0001')
  while (pieces && from >= 0 && (pieces.joints.at(-1)?.at ?? 0) > from) pieces.joints.pop()
}

/** The text with a tab where two elements stand apart. */
export function partPieces({ pieces, text, isItem }: Line): string {
  const { joints } = pieces
  Object.assign(pieces, { line: newFrame(), ended: undefined, begun: undefined, joints: [] })
  const cuts = [0, ...joints.map(({ at }) => at), text.length]
  const texts = cuts.slice(1).map((to, i) => text.slice(cuts[i], to))
  const isApartAt = (i: number): boolean => {
    const joint = joints[i - 1]
    if (!joint) return false
    const before = wordsOf(texts[i - 1]?.split('\n').at(-1))
    const after = wordsOf(texts[i]?.split('\n')[0])
    return isApart({ tags: joint.tags, before, after, isSentence: joint.within.hasWords, isItem })
  }
  return texts.map((piece, i) => (isApartAt(i) ? `\t${piece}` : piece)).join('')
}

type Line = { pieces: Pieces; text: string; isItem: boolean }

/** Without signs of bold and italic words; a link is its words. */
const wordsOf = (piece = ''): string => piece.replace(/\ue004[^\ue005]*\ue005|[\ue001-\ue003]/g, '')
