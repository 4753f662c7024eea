const BARS = /\s*[|｜‖]\s*/
const GAPS = /\t+| {2,}/
const SIGNS = /\s+[·•—–-]\s+|\s*[·•]\s*|\s*[／]\s*|\s+\/\s+|\s+@\s+/
/** Chinese sets no spaces between words: one there parts two things. */
const HAN_SPACE = /(?<=[\p{Script=Han}）)]) (?=\p{Script=Han})/u
const WORDS = /,\s+|，\s*|;\s+|；\s*|\s+at\s+/

/** The parts of a line that names several things, parted by the strongest sign it uses: bars, gaps, dots, commas. */
export function splitParts(line: string): string[] {
  for (const sign of [BARS, GAPS, SIGNS]) {
    const parts = bare(line.split(sign))
    if (parts.length > 1) return parts
  }
  if (/^[\p{Lu}][\p{L}. ]+, [A-Z]{2}(?: \d{5})?$/u.test(line.trim())) return bare([line])
  const words = line.trim().split(HAN_SPACE)
  if (words.length > 1 && words.length <= 4 && words.every((word) => word.length > 1)) return bare(words)
  const parts = bare(line.split(WORDS))
  // a sentence has commas, too
  const isList = parts.length > 1 && parts.length <= 4 && parts.every((part) => part.length <= 40)
  return isList ? parts : bare([line])
}

function bare(parts: string[]): string[] {
  return parts
    .map((part) => part.replace(/^[\s,，;；:：|()（）–—-]+(?=\S)|[\s,，;；:：|–—-]+$/g, '').trim())
    .filter(Boolean)
}
