import type { LayoutCode } from '../../../collections/layout-codes'
import { DESIGNS } from '../../document/designs/designs'
import { drawLayout, type Block, type Tone } from './layout-drawing'

/** From back to front. Paper is light in the dark as well. */
const TONES: [Tone, string][] = [
  ['slate', '#4a525e'],
  ['tint', '#e9edfb'],
  ['ink', '#c9c7c2'],
  ['theme', '#7c93e0'],
  ['rule', '#ffffff'],
]

/** A layout in a few strokes, as its description has it; one path to a colour. */
export function LayoutIcon({ code, className }: { code: LayoutCode; className?: string }) {
  const blocks = drawLayout(DESIGNS[code])
  return (
    <svg viewBox="0 0 60 85" aria-hidden className={className}>
      {TONES.map(([tone, color]) => (
        <path key={tone} fill={color} d={pathOf(blocks.filter((block) => block.tone === tone))} />
      ))}
    </svg>
  )
}

function pathOf(blocks: Block[]): string {
  return blocks
    .map(
      ({ x, y, width, height }) =>
        `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`,
    )
    .join('')
}

const round = (length: number) => Math.round(length * 10) / 10
