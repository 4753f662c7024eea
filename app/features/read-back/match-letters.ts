/**
 * A stretch of a text that did not come back. `isReplaced` where other letters were read in its place; `at` is where in what was
 * read: the first of them, else the letter before.
 */
export type LostStretch = { from: number; to: number; isReplaced: boolean; at: number }
type Options = { text: string; read: string }
/** `isAll`: what was read is of this text alone, its end too. */
type LostOptions = Options & { isAll: boolean }

/** Letters compared one by one: of longer texts only the ends are, and what is between counts as one stretch. */
const MOST_CELLS = 1_000_000

/** What of a text is not in what was read where it should stand, as few letters as can be. Undefined when more than half is lost. */
export function lostStretches({ text, read, isAll }: LostOptions): LostStretch[] | undefined {
  const places = matched({ text, read })
  const lost = places.filter((place) => place === undefined).length
  if (lost * 2 > text.length) return undefined
  const stretches: LostStretch[] = []
  for (let from = 0; from < text.length; from += 1) {
    if (places[from] !== undefined) continue
    let to = from
    while (to < text.length && places[to] === undefined) to += 1
    const before = from === 0 ? -1 : (places[from - 1] ?? -1)
    const end = isAll ? read.length : before + 1
    const after = to === text.length ? end : (places[to] ?? before + 1)
    const isReplaced = after > before + 1
    stretches.push({ from, to, isReplaced, at: isReplaced ? before + 1 : Math.max(before, 0) })
    from = to
  }
  return stretches
}

/** For each letter of the text where it was read. */
function matched({ text, read }: Options): (number | undefined)[] {
  const shorter = Math.min(text.length, read.length)
  let head = 0
  while (head < shorter && text[head] === read[head]) head += 1
  let tail = 0
  while (tail < shorter - head && text.at(-1 - tail) === read.at(-1 - tail)) tail += 1
  const middle = commonLetters({
    text: text.slice(head, text.length - tail),
    read: read.slice(head, read.length - tail),
  })
  return Array.from({ length: text.length }, (_, at) => {
    if (at < head) return at
    if (at >= text.length - tail) return at + read.length - text.length
    const place = middle[at - head]
    return place === undefined ? undefined : place + head
  })
}

/** The longest common subsequence. */
function commonLetters({ text, read }: Options): (number | undefined)[] {
  const places: (number | undefined)[] = Array.from({ length: text.length }, () => undefined)
  const width = read.length + 1
  if ((text.length + 1) * width > MOST_CELLS) return places
  const common = new Uint16Array((text.length + 1) * width)
  const at = (i: number, j: number) => common[i * width + j] ?? 0
  for (let i = text.length - 1; i >= 0; i -= 1)
    for (let j = read.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        text[i] === read[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  for (let i = 0, j = 0; i < text.length && j < read.length;) {
    if (text[i] === read[j]) places[i++] = j++
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return places
}
