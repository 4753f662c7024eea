import { flag, nearSources, ownSources, type CheckContext } from '../check-context'
import { placeOf, type PreparedText } from '../prepare-text'
import { expertiseHits, skillLevels, type SkillLevel } from './expertise'
import type { Hit } from './ladders'

const EXPERT = 3

/** Flags "expert" where the source says "familiar": skill by skill where both name one, else by the source's highest. */
export function checkExpertise(context: CheckContext): void {
  const claims = expertiseHits(context.text)
  if (claims.length === 0) return
  const skills = skillLevels(context.text)
  const near = nearSources(context)
  const told = near.flatMap((source) => source.skills().map((one) => ({ ...one, source })))
  const levels = levelsIn(near)
  const all = levels.length > 0 ? levels : levelsIn(ownSources(context))
  for (const claim of claims) {
    const mine = skills.filter(({ hit }) => hit.from === claim.from)
    const weaker =
      weakerSource({ claim, mine, told }) ??
      weakest({ claim, all, isKnown: mine.some(({ skill }) => told.some((one) => one.skill === skill)) })
    if (weaker === undefined && (all.length > 0 || claim.level < EXPERT)) continue
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
  mine: SkillLevel[]
  told: (SkillLevel & Told)[]
}): Told | undefined {
  for (const { skill } of mine) {
    const same = told.filter((one) => one.skill === skill)
    if (same.length > 0 && same.every(({ hit }) => hit.level < claim.level)) return same[0]
  }
  return undefined
}

function weakest({ claim, all, isKnown }: { claim: Hit; all: Told[]; isKnown: boolean }): Told | undefined {
  return !isKnown && all.length > 0 && all.every(({ hit }) => hit.level < claim.level) ? all[0] : undefined
}
