import type { Tone } from './layout-drawing'
import type { Paths } from './paths-of'

/** From back to front. Paper is light in the dark as well. */
const TONES: [Tone, string][] = [
  ['slate', 'fill-[#4a525e]'],
  ['tint', 'fill-(--drawn,#7c93e0) opacity-16'],
  ['ink', 'fill-[#b5b3ad]'],
  ['theme', 'fill-(--drawn,#7c93e0)'],
  ['rule', 'fill-white'],
]

type Props = { paths: Paths; width: number; height: number; className?: string | undefined }

/** A small drawing. What is of the theme colour has that of `--drawn`. */
export function Drawing({ paths, width, height, className }: Props) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className={className}>
      {TONES.map(([tone, color]) => (
        <path key={tone} className={color} d={paths[tone]} />
      ))}
    </svg>
  )
}
