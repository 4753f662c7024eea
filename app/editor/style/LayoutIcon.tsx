import type { LayoutCode } from '../../../collections/layout-codes'

type Box = [x: number, y: number, width: number, height: number, tone?: 'theme' | 'tint']

const TONES = { tint: '#e9edfb', ink: '#c9c7c2', theme: '#7c93e0' }

/** Lines of text from a height on. */
const lines = (options: { x: number; y: number; width: number; count: number }): Box[] =>
  Array.from({ length: options.count }, (_, i) => [
    options.x,
    options.y + i * 4.5,
    i % 3 === 2 ? options.width * 0.7 : options.width,
    1.6,
  ])

const DRAWINGS: Record<LayoutCode, Box[]> = {
  classic: [
    [6, 7, 22, 4, 'theme'],
    ...lines({ x: 6, y: 15, width: 30, count: 1 }),
    [6, 23, 14, 2, 'theme'],
    ...lines({ x: 6, y: 28, width: 48, count: 5 }),
    [6, 54, 14, 2, 'theme'],
    ...lines({ x: 6, y: 59, width: 48, count: 4 }),
  ],
  sidebar: [
    [0, 0, 20, 85, 'tint'],
    [4, 7, 12, 12, 'theme'],
    ...lines({ x: 4, y: 26, width: 12, count: 8 }),
    [25, 8, 20, 4, 'theme'],
    ...lines({ x: 25, y: 18, width: 29, count: 6 }),
    ...lines({ x: 25, y: 50, width: 29, count: 6 }),
  ],
  compact: [
    [6, 6, 16, 3, 'theme'],
    [28, 6.5, 26, 1.6],
    ...lines({ x: 6, y: 14, width: 48, count: 3 }),
    [6, 29, 10, 1.6, 'theme'],
    ...lines({ x: 18, y: 29, width: 36, count: 4 }),
    [6, 50, 10, 1.6, 'theme'],
    ...lines({ x: 18, y: 50, width: 36, count: 6 }),
  ],
  timeline: [
    [6, 7, 22, 4, 'theme'],
    [13, 20, 0.8, 56, 'theme'],
    [11.4, 22, 4, 4, 'theme'],
    ...lines({ x: 20, y: 23, width: 34, count: 4 }),
    [11.4, 46, 4, 4, 'theme'],
    ...lines({ x: 20, y: 47, width: 34, count: 6 }),
  ],
  editorial: [
    [6, 8, 36, 6, 'theme'],
    [6, 20, 48, 0.8],
    [6, 26, 12, 2, 'theme'],
    ...lines({ x: 24, y: 26, width: 30, count: 5 }),
    [6, 54, 12, 2, 'theme'],
    ...lines({ x: 24, y: 54, width: 30, count: 5 }),
  ],
  banner: [
    [0, 0, 60, 20, 'theme'],
    [6, 26, 14, 2, 'theme'],
    ...lines({ x: 6, y: 31, width: 48, count: 4 }),
    [6, 54, 14, 2, 'theme'],
    ...lines({ x: 6, y: 59, width: 48, count: 4 }),
  ],
}

const COLORS = Object.entries(TONES)

/** A layout in a few strokes, one path to a colour. Paper is light in the dark as well. */
export function LayoutIcon({ code, className }: { code: LayoutCode; className?: string }) {
  return (
    <svg viewBox="0 0 60 85" aria-hidden className={className}>
      {COLORS.map(([tone, color]) => (
        <path key={tone} fill={color} d={pathOf({ code, tone })} />
      ))}
    </svg>
  )
}

function pathOf({ code, tone }: { code: LayoutCode; tone: string }): string {
  const boxes = DRAWINGS[code].filter(([, , , , own = 'ink']) => own === tone)
  return boxes
    .map(([x, y, width, height]) => `M${x} ${y}h${round(width)}v${height}h${round(-width)}z`)
    .join('')
}

const round = (length: number) => Math.round(length * 10) / 10
