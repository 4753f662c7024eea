import type { Block, Tone } from './layout-drawing'

/** What is drawn in each colour. */
export type Paths = Partial<Record<Tone, string>>

/** Blocks as one path to a colour. */
export function pathsOf(blocks: readonly Block[]): Paths {
  const paths: Paths = {}
  for (const block of blocks) paths[block.tone] = (paths[block.tone] ?? '') + pathOf(block)
  return paths
}

function pathOf({ x, y, width, height, isRound }: Block): string {
  if (!isRound) return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`
  const arc = `a${width / 2} ${width / 2} 0 1 0`
  return `M${round(x)} ${round(y + width / 2)}${arc} ${width} 0${arc} ${-width} 0z`
}

const round = (length: number) => Math.round(length * 10) / 10
