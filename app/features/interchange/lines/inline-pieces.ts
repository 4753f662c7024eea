import { isApart, ownClasses } from './is-apart'

/** Elements within a line; not those that set a part of a word, as `sup` does. */
const INLINE = /^(?:a|abbr|b|bdi|cite|code|data|em|i|label|small|span|strong|time|u)$/

/** An open element, or the line itself; with words of its own it is a sentence, and what it holds are parts of it. */
type Frame = { tag: string; hasWords: boolean }
/** Where an element begins in the text, right behind another one. */
type Joint = { at: number; within: Frame; depth: number; tags: [string, string]; isSpaced: boolean }

/** What stands beside what in a text that is being read. */
export type Pieces = {
  line: Frame
  open: Frame[]
  /** The element that ended last, while nothing is said behind it, and the one that began there. */
  ended?: string | undefined
  /** A space stands behind it. */
  isSpaced: boolean
  begun?: Joint | undefined
  joints: Joint[]
}

export const noPieces = (): Pieces => ({ line: newFrame(), open: [], isSpaced: false, joints: [] })

const newFrame = (tag = ''): Frame => ({ tag, hasWords: false })

export function readInlineTag({ pieces, tag, name, closing, at }: Tag): void {
  if (name === 'br') Object.assign(pieces, { line: newFrame(), ended: undefined, begun: undefined })
  if (!INLINE.test(name)) return
  const { open, ended, line, isSpaced } = pieces
  if (!closing) {
    if (ended !== undefined)
      pieces.begun ??= { at, within: open.at(-1) ?? line, depth: open.length, tags: [ended, tag], isSpaced }
    open.push(newFrame(tag))
    return
  }
  const closed = open.pop()
  if (!pieces.begun) Object.assign(pieces, { ended: closed?.tag, isSpaced: false })
  // An icon says nothing, and stands between those beside it.
  else if (open.length <= pieces.begun.depth) pieces.begun = undefined
}

type Tag = { pieces: Pieces; tag: string; name: string; closing: boolean; at: number }

export function readInlineText({ pieces, text }: { pieces: Pieces; text: string }): void {
  const { open, line, begun, joints } = pieces
  if (!begun && /^\s+$/.test(text)) {
    pieces.isSpaced = true
    return
  }
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
export function partPieces({ pieces, text, isItem, isHeading }: Line): string {
  const { joints } = pieces
  Object.assign(pieces, { line: newFrame(), ended: undefined, begun: undefined, joints: [] })
  const cuts = [0, ...joints.map(({ at }) => at), text.length]
  const texts = cuts.slice(1).map((to, i) => text.slice(cuts[i], to))
  const isRow = !isHeading && isRowOf({ joints, texts })
  const isApartAt = (i: number): boolean => {
    const joint = joints[i - 1]
    if (!joint || joint.isSpaced) return joint !== undefined && isRow
    const before = wordsOf(texts[i - 1]?.split('\n').at(-1))
    const after = wordsOf(texts[i]?.split('\n')[0])
    return isApart({ tags: joint.tags, before, after, isSentence: joint.within.hasWords, isItem })
  }
  return texts.map((piece, i) => (isApartAt(i) ? `\t${piece}` : piece)).join('')
}

type Line = { pieces: Pieces; text: string; isItem: boolean; isHeading: boolean }

/** Labels beside each other: nothing but short `span`s of one kind, none of which goes on with a sentence. */
function isRowOf({ joints, texts }: { joints: Joint[]; texts: string[] }): boolean {
  const kinds = new Set(joints.flatMap(({ tags }) => tags.map(ownClasses)))
  const isSpan = joints.every(
    ({ isSpaced, within, tags }) =>
      isSpaced && !within.hasWords && tags.every((tag) => /^<span\b/i.test(tag)),
  )
  const isShort = texts.map(wordsOf).every((text) => text.trim().length < 40 && !/^\s*\p{Ll}/u.test(text))
  return joints.length > 1 && kinds.size === 1 && isSpan && isShort
}

/** Without signs of bold and italic words; a link is its words. */
const wordsOf = (piece = ''): string => piece.replace(/\ue004[^\ue005]*\ue005|[\ue001-\ue003]/g, '')
