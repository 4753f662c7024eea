import { use } from 'react'
import { Edition } from '../render/edition'

type ScaleProps = { value: number; step: number; label: string; look: 'bar' | 'dots' }
const DOTS = 5

/** How well a skill is mastered, as a bar or five dots; the figure itself is told to readers. */
export function Scale({ value, step, label, look }: ScaleProps) {
  const share = Math.min(Math.max(value / step, 0), 1)
  return look === 'bar' ? <Bar share={share} label={label} /> : <Dots share={share} label={label} />
}

function Bar({ share, label }: { share: number; label: string }) {
  return (
    <svg className="jl-bar" role="img" aria-label={label}>
      <rect className="jl-bar-ground" width="100%" height="100%" />
      <rect className="jl-bar-fill" width={`${Math.round(share * 1000) / 10}%`} height="100%" />
    </svg>
  )
}

/** Rounded to whole dots; to half ones before the fifth edition, where one must look twice to tell. */
function Dots({ share, label }: { share: number; label: string }) {
  const inDot = use(Edition) >= 5 ? 1 : 2
  const halves = (Math.max(1, Math.round(share * DOTS * inDot)) * 2) / inDot
  return (
    <svg className="jl-dots" viewBox={`0 0 ${DOTS * 12 - 4} 8`} role="img" aria-label={label}>
      {Array.from({ length: DOTS }, (_, i) => (
        <Dot key={i} x={i * 12 + 4} halves={halves - i * 2} />
      ))}
    </svg>
  )
}

function Dot({ x, halves }: { x: number; halves: number }) {
  return (
    <>
      <circle className={halves > 1 ? 'jl-dot-fill' : 'jl-dot'} cx={x} cy={4} r={4} />
      {halves === 1 && <path className="jl-dot-fill" d={`M${x} 0A4 4 0 0 0 ${x} 8Z`} />}
    </>
  )
}
