import sharp from 'sharp'

/** Red, green, blue and alpha, a byte each; no pixel is to be seen through. */
export type Pixels = { data: Uint8Array | Uint8ClampedArray; width: number; height: number }
/** `screenshot`: a PNG */
type Options = { screenshot: Uint8Array; rendering: Pixels }

const CHANNELS = 4

/** Rasterisers smooth edges differently: a pixel differs when no neighbour in the other picture comes near it. */
const CHANNEL_DIFFERENCE = 96

/** The share of pixels (0 to 1) in which two pictures differ, with one pixel of tolerance. */
export async function comparePictures({ screenshot, rendering }: Options): Promise<number> {
  const [a, b] = [await pixelsOf(screenshot), rendering]
  const [width, height] = [Math.min(a.width, b.width), Math.min(a.height, b.height)]
  const [p, q] = [wholePixels(a), wholePixels(b)]
  let different = 0
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      // Most of a page is alike: of millions of pixels only the others are worth a look around.
      if (p[y * a.width + x] === q[y * b.width + x]) continue
      if (!isNear({ a, b, x, y }) || !isNear({ a: b, b: a, x, y })) different += 1
    }
  return different / (width * height)
}

/** A number for each pixel. */
const wholePixels = ({ data }: Pixels) =>
  new Uint32Array(data.buffer, data.byteOffset, data.length / CHANNELS)

async function pixelsOf(png: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(png)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Whether a pixel of `a` is like one of the nine around its place in `b`. */
function isNear({ a, b, x, y }: { a: Pixels; b: Pixels; x: number; y: number }): boolean {
  const at = (y * a.width + x) * CHANNELS
  for (const [dx, dy] of AROUND) {
    const other = ((y + dy) * b.width + x + dx) * CHANNELS
    if (isLike({ a: a.data, at, b: b.data, other })) return true
  }
  return false
}

const AROUND = [0, -1, 1].flatMap((dy) => [0, -1, 1].map((dx) => [dx, dy] as const))

type Likeness = { a: Pixels['data']; at: number; b: Pixels['data']; other: number }

function isLike({ a, at, b, other }: Likeness): boolean {
  for (let channel = 0; channel < 3; channel += 1)
    if (Math.abs((a[at + channel] ?? 0) - (b[other + channel] ?? 0)) > CHANNEL_DIFFERENCE) return false
  return true
}
