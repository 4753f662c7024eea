const STEP = 10
const NARROWEST = 320
const GAP = 24
/** Millimetres to CSS pixels. */
const PX = 96 / 25.4

export type PaperCssOptions = { width: number; height: number; pages: number }

/**
 * Fits paper of fixed size into any window without script: a scale for each ten pixels of width. Scaled as a picture, not
 * zoomed, so that no line ever breaks elsewhere than in print.
 */
export function paperCss({ width, height, pages }: PaperCssOptions): string {
  const paper = width * PX
  const tall = pages * Math.ceil(height * PX - 0.01) + (pages - 1) * GAP
  const steps: string[] = []
  for (let window = NARROWEST; window < paper + 64; window += STEP) {
    const scale = ((window - (window < 640 ? 24 : 64)) / paper).toFixed(4)
    steps.push(`@media (min-width: ${window}px) { .paper-fit { --scale: ${scale} } }`)
  }
  return `.paper-fit { --scale: ${((NARROWEST - 24) / paper).toFixed(4)}; width: calc(${paper}px * var(--scale)); height: calc(${tall}px * var(--scale)) }
${steps.join('\n')}
@media (min-width: ${Math.ceil(paper + 64)}px) { .paper-fit { --scale: 1 } }
.paper-fit > * { transform: scale(var(--scale)); transform-origin: 0 0 }
@media screen { .paper-fit .jl-page { box-shadow: var(--shadow-float-value) }
.paper-fit .jl-pages { --jl-page-gap: ${GAP}px } }
@media print { .paper-fit { width: auto; height: auto } .paper-fit > * { transform: none } }`
}
