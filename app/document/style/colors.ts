/** Colours as #rrggbb; ratios as WCAG 2 defines them. */
const PAPER = '#ffffff'

type Mix = { color: string; share: number; into?: string }

/** Mixes a share (0 to 1) of a colour into another, white by default. */
export function mixColor({ color, share, into = PAPER }: Mix): string {
  const base = channels(into)
  return hex(channels(color).map((value, i) => value * share + (base[i] ?? 0) * (1 - share)))
}

type Darken = { color: string; contrast: number; paper?: string }

/** The colour itself, or the nearest darker one that has the contrast against the paper. */
export function darkenTo({ color, contrast, paper = PAPER }: Darken): string {
  for (let share = 1; share > 0; share -= 0.02) {
    const darker = mixColor({ color, share, into: '#000000' })
    if (contrastOf(darker, paper) >= contrast) return darker
  }
  return '#000000'
}

/** The contrast ratio of two colours, 1 to 21. */
export function contrastOf(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function channels(color: string): number[] {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function hex(values: number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
