import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkBackground } from '../../../app/features/photo/check-background'
import { fitQuality } from '../../../app/features/photo/fit-quality'
import { PHOTO_DPI } from '../../../app/features/photo/photo-sizes'
import { writeDpi } from '../../../app/features/photo/write-dpi'

const WIDTH = 60
const HEIGHT = 84

function pixels(colorAt: (x: number, y: number) => [number, number, number]) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4)
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) data.set([...colorAt(x, y), 255], (y * WIDTH + x) * 4)
  return { data, width: WIDTH, height: HEIGHT }
}

describe('the background', () => {
  it.each([
    ['white', [250, 250, 250]],
    ['blue', [67, 142, 219]],
    ['red', [215, 20, 30]],
    ['grey', [180, 182, 184]],
    ['other', [90, 180, 90]],
  ] as const)('is %s', (color, rgb) => {
    const head = (x: number, y: number) => Math.hypot(x - 30, (y - 40) / 1.3) < 16
    const found = checkBackground(pixels((x, y) => (head(x, y) ? [230, 190, 160] : [...rgb])))
    expect(found).toMatchObject({ color, verdict: 'even' })
  })

  it('is uneven with light from one side, and busy with things in it', () => {
    expect(checkBackground(pixels((x) => [200 + x, 200 + x, 200 + x])).verdict).toBe('uneven')
    expect(
      checkBackground(pixels((x, y) => (((x >> 2) + (y >> 2)) % 2 ? [20, 60, 20] : [220, 210, 200]))).verdict,
    ).toBe('busy')
  })
})

it('writes the resolution into a JPEG, with or without a header of its own', async () => {
  const jpeg = await sharp({ create: { width: 10, height: 10, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const bare = Buffer.concat([jpeg.subarray(0, 2), jpeg.subarray(4 + jpeg.readUInt16BE(4))])
  for (const source of [jpeg, bare]) {
    const metadata = await sharp(writeDpi({ jpeg: source, dpi: PHOTO_DPI })).metadata()
    expect(metadata).toMatchObject({ width: 10, density: 300 })
  }
})

it('takes the best quality under a size, and says when there is none', async () => {
  const encode = (quality: number) => Promise.resolve(new Uint8Array(Math.round(quality * 100_000)))
  const fitted = await fitQuality({ encode, maxBytes: 60_000 })
  expect(fitted.fits).toBe(true)
  expect(fitted.bytes.length).toBeLessThanOrEqual(60_000)
  expect(fitted.bytes.length).toBeGreaterThan(58_000)
  expect((await fitQuality({ encode, maxBytes: 10_000 })).fits).toBe(false)
  expect((await fitQuality({ encode, maxBytes: Infinity })).quality).toBe(0.95)
})
