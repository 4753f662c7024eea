import type { Block, Tone } from './layout-drawing'

/** From back to front. Paper is light in the dark as well. */
const TONES: [Tone, string][] = [
  ['slate', '#4a525e'],
  ['tint', '#e9edfb'],
  ['ink', '#c9c7c2'],
  ['theme', '#7c93e0'],
  ['rule', '#ffffff'],
]

type Props = { blocks: Block[]; width: number; height: number; className?: string | undefined }

/** Blocks as a small drawing; one path to a colour. */
export function Drawing({ blocks, width, height, className }: Props) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className={className}>
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
