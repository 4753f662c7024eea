/** What a number is of many: their average, the greatest of them, all together. */
export type Measure = 'average' | 'peak' | 'total' | undefined

const MEASURES: [Measure, RegExp][] = [
  ['average', /平均|均|\b(?:averag\w+|typical(?:ly)?|usual(?:ly)?|on a normal)\b/i],
  [
    'peak',
    /峰值|高峰|旺季|最[高多大]|单[日月]最|顶峰|\b(?:peak\w*|max\w*|busiest|highest|record|as many as|at most|best)\b/i,
  ],
  ['total', /累计|总共|一共|合计|共计|\b(?:total\w*|cumulative\w*|altogether|overall|in all)\b/i],
]

/** By the words of its clause before a number, and a few behind it; a number between parts them. */
export function measureOf({ text, from, to }: { text: string; from: number; to: number }): Measure {
  const head = /[^,.;，。；\n\d]{0,20}$/.exec(text.slice(Math.max(0, from - 20), from))?.[0] ?? ''
  const tail = /^[^,.;，。；\n\d]{0,24}/.exec(text.slice(to, to + 24))?.[0] ?? ''
  return (
    MEASURES.find(([, pattern]) => pattern.test(head))?.[0] ??
    MEASURES.find(([, pattern]) => /[a-z]/.test(tail) && pattern.test(tail))?.[0]
  )
}

/** A peak or a total is no average, and no average a peak. */
export function isOtherMeasure({ claim, source }: { claim: Measure; source: Measure }): boolean {
  return (
    claim !== undefined &&
    source !== undefined &&
    claim !== source &&
    (claim === 'average' || source === 'average')
  )
}
