import type { Quantity } from './types'

const OVERSHOOT =
  /\b(?:exceed|surpass|outperform|beat)\w*\b[^,.;\n]{0,40}\bby (?:about |nearly |over )?$|超额|(?:超出|超过|高[出于])[^，。,;；]{0,6}(?:目标|指标|计划|任务|预算)/i

const ABOVE_GOAL =
  /^ (?:above|over|beyond|ahead of|more than) (?:(?:the|my|our|its|annual|yearly|sales) )*(?:targets?|quota|goals?|plan|budget)\b/i

/** "Exceeded the target by 12%" says how much more than the whole, which the source may say as 112%. */
export function isOvershoot(text: string, { dimension, from, to }: Quantity): boolean {
  return (
    dimension === 'percent' &&
    (OVERSHOOT.test(text.slice(Math.max(0, from - 64), from)) || ABOVE_GOAL.test(text.slice(to)))
  )
}

/** "超额25%" is 125% of the goal. */
export function beyondGoal(claim: Quantity): Quantity {
  return { ...claim, value: claim.value + 100, raw: claim.raw + 100 }
}
