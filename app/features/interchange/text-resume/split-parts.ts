const BARS = /\s*[|｜‖]\s*/
const GAPS = /\t+| {2,}/
const SIGNS = /\s+[·•—–-]\s+|\s*[·•]\s*|\s*[／]\s*|\s+\/\s+|\s+@\s+/
/** Chinese sets no spaces between words: one there parts two things. */
const HAN_SPACE = /(?<=[\p{Script=Han}）)]) (?=\p{Script=Han})/u
const WORDS = /,\s+|，\s*|;\s+|；\s*|\s+at\s+/

/** The parts of a line that names several things, parted by the strongest sign it uses: bars, gaps, dots, commas. */
export function splitParts(text: string): string[] {
  // what a line's dates left at its edges parts nothing
  const line = text.replace(/^[\s|｜‖]+|[\s|｜‖]+$/g, '')
  for (const sign of [BARS, GAPS, SIGNS]) {
    const parts = bare(line.split(sign))
    if (parts.length > 1) return parts
  }
  if (/^[\p{Lu}][\p{L}. ]+, [A-Z]{2}(?: \d{5})?$/u.test(line)) return bare([line])
  const words = line.split(HAN_SPACE)
  if (words.length > 1 && words.length <= 4 && words.every((word) => word.length > 1)) return bare(words)
  const parts = withStates(bare(line.split(WORDS)))
  // a sentence has commas, too
  const isList = parts.length > 1 && parts.length <= 4 && parts.every((part) => part.length <= 40)
  return isList ? parts : bare([line])
}

function bare(parts: string[]): string[] {
  return parts
    .map((part) => part.replace(/^[\s,，;；:：|()（）–—-]+(?=\S)|[\s,，;；:：|–—-]+$/g, '').trim())
    .filter(Boolean)
}

/** “Denver, CO” is one place. */
function withStates(parts: string[]): string[] {
  return parts.reduce<string[]>((joined, part) => {
    const isState = joined.length > 0 && /^[A-Z]{2}(?: \d{5})?$/.test(part)
    return isState ? [...joined.slice(0, -1), `${joined.at(-1)}, ${part}`] : [...joined, part]
  }, [])
}
