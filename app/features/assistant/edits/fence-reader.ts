const FENCE = '```edits'

export type FenceReader = {
  /** what of a text that comes in pieces stands before the fence */
  add: (piece: string) => string
  /** what was held back, and what stands in the fence, closed or not */
  end: () => { text: string; fenced: string }
}

/** Parts an answer's words from the edits that end it, so that nobody sees those as text. */
export function createFenceReader(): FenceReader {
  let held = ''
  let fenced: string | undefined
  return {
    add(piece) {
      if (fenced !== undefined) {
        fenced += piece
        return ''
      }
      held += piece
      const at = held.indexOf(FENCE)
      if (at >= 0) {
        fenced = held.slice(at + FENCE.length)
        const ready = held.slice(0, at)
        held = ''
        return ready
      }
      const keep = beginningOfFence(held)
      const ready = held.slice(0, held.length - keep)
      held = held.slice(held.length - keep)
      return ready
    },
    end: () => ({ text: held, fenced: (fenced ?? '').replace(/```[\s\S]*$/, '').trim() }),
  }
}

/** How much of a text's end may be the fence's beginning. */
function beginningOfFence(text: string): number {
  for (let length = Math.min(FENCE.length - 1, text.length); length > 0; length -= 1)
    if (FENCE.startsWith(text.slice(-length))) return length
  return 0
}
