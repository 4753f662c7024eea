/** So many characters of the instructions in a row are no chance. */
const LEAK = 60
/** From here on a text is held back until it is known not to go on like the instructions. */
const SUSPECT = 24

export type LeakGuard = {
  /** what of a text that comes in pieces may be shown; null once it repeats the instructions */
  add: (piece: string) => string | null
  end: () => string
}

/** Keeps an answer from repeating the instructions: a resume or a job's text may have asked it to. */
export function createLeakGuard(instructions: string): LeakGuard {
  const known = squeeze(instructions)
  let held = ''
  let shown = ''
  return {
    add(piece) {
      held += piece
      if (repeats({ text: shown + held, instructions })) return null
      const suspect = suspectLength({ text: held, known })
      if (suspect >= LEAK) return null
      const ready = suspect >= SUSPECT ? held.slice(0, held.length - suspect) : held
      held = held.slice(ready.length)
      shown = (shown + ready).slice(-LEAK * 2)
      return ready
    },
    end() {
      const ready = held
      held = ''
      return ready
    },
  }
}

export function repeats({ text, instructions }: { text: string; instructions: string }): boolean {
  const known = squeeze(instructions)
  const said = squeeze(text)
  for (let from = 0; from + LEAK <= said.length; from += 1)
    if (known.includes(said.slice(from, from + LEAK))) return true
  return false
}

/** How many characters at the end of a text stand in the instructions in a row, spaces and case aside. */
function suspectLength({ text, known }: { text: string; known: string }): number {
  let longest = 0
  for (let length = SUSPECT; length <= Math.min(text.length, LEAK * 2); length += 1) {
    if (!known.includes(squeeze(text.slice(-length)))) break
    longest = length
  }
  return longest
}

const squeeze = (text: string): string => text.toLowerCase().replaceAll(/[\s*_`#>"'“”「」]+/g, '')
