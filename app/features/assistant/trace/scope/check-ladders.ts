import { flag, isWished, nearSources, ownSources, type Context } from '../context'
import type { Source } from '../sources'
import { hitsOf, LADDERS, type Hit, type Ladder } from './ladders'

/** Flags a level (degree, prize, region, skill) above what the sources say, and great claims of which they say nothing. */
export function checkLadders(context: Context): void {
  for (const ladder of LADDERS) {
    const claims = hitsOf({ text: context.text, ladder })
    if (claims.length === 0) continue
    const near = levelsIn(nearSources(context), ladder)
    const told = near.length > 0 ? near : levelsIn(ownSources(context), ladder)
    const most = Math.max(0, ...told.map(({ level }) => level))
    const { least = Infinity, lowest = 0, isExact, kind } = ladder
    for (const claim of claims) {
      if (told.some(({ level }) => level === claim.level) || (!isExact && claim.level <= most)) continue
      if (claim.level < lowest || (told.length === 0 && claim.level < least)) continue
      const span = { kind, from: claim.from, to: claim.to }
      if (isWished(context, span) || (ladder.id === 'region' && isInName(context.text, claim))) continue
      const best = told.find(({ level }) => level === most)
      flag(context, best ? { ...span, note: 'higher-level', at: best } : { ...span, note: 'nowhere' })
    }
  }
}

/** "National Day": names are looked up as such. */
const isInName = (text: string, { from, to }: Hit) =>
  /^\p{Lu}/u.test(text.slice(from)) && /^ \p{Lu}/u.test(text.slice(to))

function levelsIn(sources: Source[], ladder: Ladder): (Hit & { source: Source })[] {
  return sources.flatMap((source) => hitsOf({ text: source.text, ladder }).map((hit) => ({ source, ...hit })))
}
