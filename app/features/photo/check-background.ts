export type Pixels = { data: Uint8ClampedArray; width: number; height: number }
export type BackgroundColor = 'white' | 'blue' | 'red' | 'grey' | 'other'
export type Background = {
  color: BackgroundColor
  /** The mean colour as #rrggbb. */
  hex: string
  /** How far single pixels stray from the mean, in steps of 255. */
  spread: number
  /** How much the light differs between left and right. */
  slope: number
  verdict: 'even' | 'uneven' | 'busy'
}

/** Beside and above a head, where nothing but background should be. */
const SIDE = 0.08
const TOP = 0.08
const DEPTH = 0.5
const EVEN = 11
const BUSY = 30
const SLOPE = 18

/** Judges the background of a portrait by the pixels along its upper edges. */
export function checkBackground(pixels: Pixels): Background {
  const left = edgeStatistics({ pixels, takes: (x, y) => y < DEPTH && x < SIDE })
  const right = edgeStatistics({ pixels, takes: (x, y) => y < DEPTH && x > 1 - SIDE })
  const all = edgeStatistics({ pixels, takes: (x, y) => y < DEPTH && (x < SIDE || x > 1 - SIDE || y < TOP) })
  const slope = Math.max(...all.mean.map((_, i) => Math.abs((left.mean[i] ?? 0) - (right.mean[i] ?? 0))))
  const verdict = all.spread > BUSY ? 'busy' : all.spread > EVEN || slope > SLOPE ? 'uneven' : 'even'
  const hex = `#${all.mean.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
  return { color: colorOf(all.mean), hex, spread: all.spread, slope, verdict }
}

type Statistics = { mean: number[]; spread: number }

type Options = { pixels: Pixels; takes: (x: number, y: number) => boolean }

function edgeStatistics({ pixels, takes }: Options): Statistics {
  const { data, width, height } = pixels
  const sums = [0, 0, 0]
  const squares = [0, 0, 0]
  let count = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!takes((x + 0.5) / width, (y + 0.5) / height)) continue
      count += 1
      for (const channel of [0, 1, 2]) {
        const value = data[(y * width + x) * 4 + channel] ?? 0
        sums[channel] = (sums[channel] ?? 0) + value
        squares[channel] = (squares[channel] ?? 0) + value * value
      }
    }
  }
  const total = Math.max(count, 1)
  const mean = sums.map((sum) => sum / total)
  const variance = squares.map((square, i) => Math.max(square / total - (mean[i] ?? 0) ** 2, 0))
  return { mean, spread: Math.sqrt(variance.reduce((sum, value) => sum + value, 0) / 3) }
}

function colorOf([red = 0, green = 0, blue = 0]: number[]): BackgroundColor {
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  if (low >= 228 && high - low <= 18) return 'white'
  if (high - low <= 26) return 'grey'
  if (blue === high && blue - red >= 40 && blue >= green + 15) return 'blue'
  if (red === high && red - Math.max(green, blue) >= 70) return 'red'
  return 'other'
}
