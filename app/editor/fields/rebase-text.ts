import { textChange } from './text-change'

type Texts = { base: string; theirs: string }

/** Does to `theirs` what made `mine` of `base`, at the place where that stands now. */
export function rebaseText({ base, mine, theirs }: Texts & { mine: string }): string {
  const own = textChange({ before: base, after: mine })
  const { from, to } = rebaseRange({ base, theirs, from: own.from, to: own.until })
  return theirs.slice(0, from) + mine.slice(own.from, own.behind) + theirs.slice(to)
}

/** So many letters on each side tell a place again at most, and at least. */
const [FAR, NEAR] = [12, 2]

/** Where a stretch of `base` stands in `theirs`: where that has changed on both sides of it, by the letters around it. */
export function rebaseRange({ base, theirs, from, to }: Texts & { from: number; to: number }) {
  const changed = textChange({ before: base, after: theirs })
  const isWithin = from > changed.from && to < changed.until
  for (let reach = FAR; isWithin && reach >= NEAR; reach -= 1) {
    const [left, right] = [Math.max(changed.from, from - reach), Math.min(changed.until, to + reach)]
    // On one side they may have written up to it.
    for (const [start, end] of [
      [left, right],
      [from, right],
      [left, to],
    ] as const) {
      const around = base.slice(start, end)
      const found = nearest({ text: theirs, around, to: start, from: changed.from, until: changed.behind })
      if (found !== undefined) return { from: found + from - start, to: found + to - start }
    }
  }
  return { from: changed.move(from), to: changed.move(to) }
}

type Search = { text: string; around: string; to: number; from: number; until: number }

function nearest({ text, around, to, from, until }: Search): number | undefined {
  let best: number | undefined
  for (let at = text.indexOf(around, from); at >= 0; at = text.indexOf(around, at + 1)) {
    if (at + around.length > until) break
    if (best === undefined || Math.abs(at - to) < Math.abs(best - to)) best = at
  }
  return best
}
