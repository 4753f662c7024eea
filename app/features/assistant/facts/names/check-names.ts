import type { CheckContext } from '../check-context'
import type { Span } from '../types'
import { checkHanNames } from './check-han-names'
import { checkKnownNames } from './check-known-names'
import { checkDictionaryNames } from './check-dictionary-names'
import { checkLatinNames } from './check-latin-names'
import { knownNames } from './known-names'
import { hanBodies, latinBodies, type BodySort } from './organization-names'

/**
 * Looks up employers, schools, certificates, tools and persons. Across languages a name is found by the tables, then by its
 * sound. One that neither knows is the translation of a body of the same sort (a school for a school) that the replaced text
 * names, if the dictionary says so of its parts or they sound like it; it is then no flag but listed among the sources as
 * `translated`. Each body of the source may stand for one name only; a name without one is flagged.
 */
export function checkNames(context: CheckContext, taken: Span[]): void {
  const known = knownNames(context.text)
  checkKnownNames(context, known)
  const translated = pairingsOf(context)
  checkLatinNames(context, { taken: [...taken, ...known], translated })
  checkHanNames(context, { taken: known.filter(({ kind }) => kind !== 'name'), translated })
  checkDictionaryNames(context, known)
}

const OF_ANOTHER = new Set<BodySort>(['school', 'lab', 'hospital'])

/** Finds what a name is the translation of, given the sort of body and whether a text may mean this name. */
export type Pairing = (wanted: {
  sort: BodySort | undefined
  isMeant: (text: string) => boolean
}) => Span | undefined

function pairingsOf({ before, resume }: CheckContext): Pairing {
  const { text } = before.text.trim() === '' ? resume : before
  // A company by a known name is found by the tables; a school or an institute of one has a name of its own beside it.
  const isFree = (body: { text: string; sort: BodySort }) =>
    knownNames(body.text).every(
      ({ kind, to }) =>
        (kind !== 'organization' && kind !== 'school') ||
        (OF_ANOTHER.has(body.sort) && to < body.text.length),
    )
  const bodies = [...hanBodies(text), ...latinBodies(text)].filter(isFree)
  const used = new Map<string, BodySort | undefined>()
  return ({ sort, isMeant }) => {
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
