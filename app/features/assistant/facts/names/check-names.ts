import { ownSources, type CheckContext } from '../check-context'
import type { Span } from '../types'
import { checkHanNames } from './check-han-names'
import { checkKnownNames } from './check-known-names'
import { checkDictionaryNames } from './check-dictionary-names'
import { checkLatinNames } from './check-latin-names'
import { knownNames, type KnownName } from './known-names'
import { pairingsOf } from './pairings'

/**
 * Looks up employers, schools, certificates, tools and persons. Across languages a name is found by the tables, then by its
 * sound. One that neither knows is the translation of a body of the same sort (a school for a school) that the replaced text
 * names, if the dictionary says so of its parts or they sound like it; it is then no flag but listed among the sources as
 * `translated`. Each body of the source may stand for one name only; a name without one is flagged.
 */
export function checkNames(context: CheckContext, taken: Span[]): void {
  const soft = knownNames(context.text).filter((name) => name.isSoft === true && isSaid(context, name))
  const hard = knownNames(context.text, { withSoft: false })
  const known = [
    ...soft,
    ...hard.filter(({ from, to }) => !soft.some((one) => one.from < to && from < one.to)),
  ]
  checkKnownNames(context, known)
  const translated = pairingsOf(context)
  checkLatinNames(context, { taken: [...taken, ...known], translated })
  checkHanNames(context, { taken: known.filter(({ kind }) => kind !== 'name'), translated })
  checkDictionaryNames(context, known)
}

function isSaid(context: CheckContext, { id }: KnownName): boolean {
  return ownSources(context).some(({ names }) => names.has(id))
}
