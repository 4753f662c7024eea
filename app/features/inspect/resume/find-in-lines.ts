import type { JoinedText } from './read/types'
import type { LinePlace } from './text-rule'

/** More than are shown of any rule: each costs as much as its text is long to be named and mended. */
const MOST = 100

/** The first places in the lines of a text that a pattern (with the flag g) matches; the match is the first value. */
export function findInLines({ joined, pattern }: { joined: JoinedText; pattern: RegExp }): LinePlace[] {
  const places: LinePlace[] = []
  for (const line of joined.parts) {
    // not matchAll, which makes a new pattern for each line
    pattern.lastIndex = 0
    for (
      let match = pattern.exec(line.text);
      match && places.length < MOST;
      match = pattern.exec(line.text)
    ) {
      const [found] = match
      places.push({ line, from: match.index, to: match.index + found.length, values: [found.trim()] })
      if (found === '') pattern.lastIndex += 1
    }
  }
  return places
}
