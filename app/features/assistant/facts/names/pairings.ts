import { ownSources, type CheckContext } from '../check-context'
import { consonantsOfLatin, isSoundOf } from '../dictionary/sounds'
import type { PreparedText } from '../prepare-text'
import type { Span } from '../types'
import { isChinese } from '../text/is-chinese'
import { knownNames } from './known-names'
import { isNameMeant, pairingSource } from './latin-meaning'
import { isName, latinWords } from './latin-words'
import { hanBodies, latinBodies, namesSort, type BodySort } from './organization-names'

/** Finds what a name is the translation of, given the sort of body and whether a text may mean this name. */
export type Pairing = (wanted: {
  sort: BodySort | undefined
  /** Whether the name is written in Han characters. */
  isHan: boolean
  /** What of a Han name is its own. */
  core?: string
  isMeant: (text: string) => boolean
}) => Paired | undefined
export type Paired = { source: PreparedText; at: Span }

const OF_ANOTHER = new Set<BodySort>(['school', 'lab', 'hospital'])

/** Each body of the replaced text may stand for one name only. */
export function pairingsOf(context: CheckContext): Pairing {
  const source = pairingSource(context)
  const { text } = source
  // A company by a known name is found by the tables; a school or an institute of one has a name of its own beside it.
  const isFree = (body: { text: string; sort: BodySort }) =>
    knownNames(body.text).every(
      ({ kind, to }) =>
        (kind !== 'organization' && kind !== 'school') ||
        (OF_ANOTHER.has(body.sort) && to < body.text.length),
    )
  const bodies = [...hanBodies(text), ...latinBodies(text)].filter(isFree)
  const used = new Map<string, BodySort | undefined>()
  const near: (wanted: Parameters<Pairing>[0]) => Span | undefined = ({ sort, isMeant }) => {
    if (!isMeant(text)) return undefined
    const body = bodies.find(
      (one) =>
        !used.has(one.text) &&
        (sort === undefined ||
          one.sort === sort ||
          (one.sort === 'body' && sort === 'company') ||
          // An institute may teach or only do research.
          (one.sort === 'lab' && sort === 'school')),
    )
    // "Northern Star Diagnostics" doesn't say at its end what it is.
    if (body === undefined) return namedIn({ text, isMeant }) ?? plainBody({ text, sort })
    used.set(body.text, sort)
    const from = text.indexOf(body.text)
    return { from, to: from + body.text.length }
  }
  return (wanted) => {
    const at = context.isTranslated ? near(wanted) : undefined
    return at === undefined ? pairedElsewhere(context, wanted) : { source, at }
  }
}

/** A name that one name of the other script means, as a whole, anywhere in what the person said. */
export function pairedElsewhere(
  context: CheckContext,
  { sort, isHan, core, isMeant }: Parameters<Pairing>[0],
): Paired | undefined {
  // Among many names one sounds like a part of any other: its other words must be said, too.
  const isPair = (name: string) => isMeant(name) && (core === undefined || isSaidBack({ name, core }))
  for (const source of ownSources(context))
    for (const name of namesIn({ text: source.text, isHan: !isHan }))
      if ((sort === undefined || namesSort({ name: name.text, sort })) && isPair(ownPart(name.text)))
        return { source, at: { from: name.from, to: name.to } }
  return undefined
}

function isSaidBack({ name, core }: { name: string; core: string }): boolean {
  const words = latinWords(name).filter(isName)
  return (
    isNameMeant({ words, text: core }) ||
    isSoundOf({ han: core, latin: consonantsOfLatin(words.map(({ text }) => text).join('')) })
  )
}

/** A name without what bodies of its sort are called, which sounds like too much. */
function ownPart(name: string): string {
  return name.replace(
    /\b(?:University|College|Institute|School|Academy|Foundation|Association|Society|Council|Committee|Company|Corporation|Group|Partners|LLP|plc|Inc|Ltd|Hospital|Limited|of|the|and|for)\b/gi,
    ' ',
  )
}

const NAME_RUN =
  /(?<![\p{L}'])\p{Lu}[\p{L}'.-]*(?:(?: (?:of |the |and |for |& |de |y |du |des )*|, (?=[A-Z]{2}\b))\p{Lu}[\p{L}'.-]*)*/gu
/** What parts the names of a Chinese resume. */
const HAN_PIECE = /[\p{Script=Han}·A-Za-z()（）-]{2,40}/gu

/** The runs of a text that may be names: capitalised Latin words; the pieces of Chinese lines. */
function namesIn({ text, isHan }: { text: string; isHan: boolean }): (Span & { text: string })[] {
  const found = isHan
    ? Array.from(text.matchAll(HAN_PIECE)).filter(({ 0: piece }) => isChinese(piece))
    : Array.from(text.matchAll(NAME_RUN))
  return found
    .filter(({ 0: piece, index }) => !(isHan && isOwnName({ text, index, piece })))
    .map(({ index, 0: piece }) => ({ text: piece, from: index, to: index + piece.length }))
}

/** The first line's two or three characters: the person, who is written by letters in another language. */
function isOwnName({ text, index, piece }: { text: string; index: number; piece: string }): boolean {
  return text.slice(0, index).trim() === '' && piece.length <= 3
}

/** What English calls a body that it doesn't name: "the crane company". */
const PLAIN_BODIES: Record<BodySort, RegExp> = {
  company:
    /(?<![A-Z]\w* )\b(?:compan(?:y|ies)|firms?|agenc(?:y|ies)|contractors?|suppliers?|manufacturers?|studios?|retailers?|startups?|start-ups?|business(?:es)?)\b/,
  school: /(?<![A-Z]\w* )\b(?:schools?|colleges?|universit(?:y|ies))\b/,
  bank: /(?<![A-Z]\w* )\bbanks?\b/,
  lab: /(?<![A-Z]\w* )\b(?:labs?|laborator(?:y|ies)|institutes?|research cent(?:er|re)s?)\b/,
  hospital: /(?<![A-Z]\w* )\b(?:hospitals?|hospices?|clinics?|practices?|surger(?:y|ies))\b/,
  body: /(?<![A-Z]\w* )\b(?:associations?|clubs?|societ(?:y|ies)|committees?|councils?|charit(?:y|ies)|publishers?)\b/,
}

function namedIn({ text, isMeant }: { text: string; isMeant: (text: string) => boolean }): Span | undefined {
  const runs = text.matchAll(/(?<=[a-z] |\n|^)\p{Lu}[\p{L}'-]+(?: (?:of |the |and |& )?\p{Lu}[\p{L}'-]+)*/gu)
  for (const { index, 0: run } of runs) if (isMeant(run)) return { from: index, to: index + run.length }
  return undefined
}

function plainBody({ text, sort }: { text: string; sort: BodySort | undefined }): Span | undefined {
  const found = sort === undefined ? null : PLAIN_BODIES[sort].exec(text)
  return found === null ? undefined : { from: found.index, to: found.index + found[0].length }
}
