import { flag, nearSources, ownSources, type CheckContext } from '../check-context'
import { stemOf } from '../dictionary/read-glosses'
import { porterStem } from '../dictionary/stem'
import { placeOf, type PreparedText } from '../prepare-text'
import { expertiseHits, skillLevels, type SkillLevel } from './expertise'
import type { Hit } from './ladders'

const EXPERT = 3

/**
 * Flags "expert" where the source says "familiar": skill by skill where both name one, else by the highest of the replaced
 * text. What the rest of the resume says of another skill contradicts nothing, and a skill that is only listed may be
 * called a good one, but no expert's.
 */
export function checkExpertise(context: CheckContext): void {
  const claims = expertiseHits(context.text)
  if (claims.length === 0) return
  const skills = skillLevels(context.text)
  const own = ownSources(context)
  const near = levelsIn(nearSources(context))
  const told = (near.length > 0 ? nearSources(context) : own).flatMap((source) =>
    source.skills().map((one) => ({ ...one, source })),
  )
  const isExpert = levelsIn(own).some(({ hit }) => hit.level >= EXPERT)
  for (const claim of claims) {
    // "Advanced Mathematics" is 高等数学.
    if (isTranslationOf({ context, claim }) || context.text.slice(claim.from, claim.to) === '会') continue
    const mine = skills
      .filter(({ hit }) => hit.from === claim.from)
      .flatMap(({ skill }) => (stemOf(skill) === undefined ? [] : [skill]))
    const isListed = mine.some((skill) => own.some(({ words }) => words.has(skill)))
    const weaker =
      weakerSource({ claim, mine, told }) ??
      (isListed
        ? undefined
        : weakest({ claim, near, isKnown: mine.some((skill) => told.some((one) => one.skill === skill)) }))
    if (weaker === undefined && (near.length > 0 || isExpert || claim.level < EXPERT)) continue
    const span = { kind: 'scope' as const, from: claim.from, to: claim.to }
    if (weaker === undefined) flag(context, { ...span, severity: 'unsourced', note: 'nowhere' })
    else
      flag(context, {
        ...span,
        severity: 'inflated',
        note: 'higher-level',
        source: placeOf({ source: weaker.source, ...weaker.hit }),
      })
  }
}

type Told = { hit: Hit; source: PreparedText }

function levelsIn(sources: PreparedText[]): Told[] {
  return sources.flatMap((source) => source.expertise().map((hit) => ({ hit, source })))
}

function weakerSource({
  claim,
  mine,
  told,
}: {
  claim: Hit
  mine: string[]
  told: (SkillLevel & Told)[]
}): Told | undefined {
  for (const skill of mine) {
    const same = told.filter((one) => one.skill === skill)
    if (same.length > 0 && same.every(({ hit }) => hit.level < claim.level)) return same[0]
  }
  return undefined
}

function weakest({ claim, near, isKnown }: { claim: Hit; near: Told[]; isKnown: boolean }): Told | undefined {
  return !isKnown && near.every(({ hit }) => hit.level < claim.level) ? near[0] : undefined
}

function isTranslationOf({ context, claim }: { context: CheckContext; claim: Hit }): boolean {
  const word = context.text.slice(claim.from, claim.to).trim().toLowerCase()
  return (
    context.isTranslated &&
    /^[a-z]+$/.test(word) &&
    nearSources(context).some((source) => source.meaning().glossed.has(porterStem(word)))
  )
}
