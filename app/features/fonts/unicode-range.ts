/** Ascending code points as first and last of each stretch. */
export function stretchesOf(points: readonly number[]): [number, number][] {
  const stretches: [number, number][] = []
  for (const point of points) {
    const last = stretches.at(-1)
    if (last?.[1] === point - 1) last[1] = point
    else stretches.push([point, point])
  }
  return stretches
}

/** Ascending code points as a `unicode-range`. */
export function unicodeRange(points: readonly number[]): string {
  return stretchesOf(points)
    .map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`)
    .join(',')
}

/** The code points of a `unicode-range`. */
export function pointsIn(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = NaN, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })
}
