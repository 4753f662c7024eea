import sharp from 'sharp'
import { hollowPng } from './hollow-png'

export type HostileFile = {
  name: string
  bytes: Buffer
  /** the content type its sender claims */
  type: string
  /** whether a picture can come out of it, cleaned */
  takes: boolean
}

const SCRIPT = '<script>alert(document.domain)</script>'
const HTML = `<!doctype html><html><body>${SCRIPT}</body></html>`
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`
const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'
const PHP = '<?php system($_GET["c"]); ?>'
const ZIP = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')
const HARMLESS = [
  ['empty', '', 'image/png'],
  ['one byte', 'x', 'image/png'],
  ['text', 'hello '.repeat(100), 'image/jpeg'],
  ['page', HTML, 'image/png'],
  ['drawing', SVG, 'image/svg+xml'],
  ['drawing called png', SVG, 'image/png'],
  [
    'drawing behind a declaration',
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]>${SVG}`,
    'image/png',
  ],
  ['pdf', PDF, 'image/jpeg'],
  ['php', PHP, 'image/gif'],
  ['script', 'alert(1)//', 'image/webp'],
  ['gif that is a script', `GIF89a/*${'\0'.repeat(40)}*/=1;alert(1)//`, 'image/gif'],
  ['bitmap', `BM${'\0'.repeat(60)}`, 'image/png'],
  ['icon', `\0\0\x01\0\x01\0${'\0'.repeat(60)}`, 'image/x-icon'],
  ['heic', `\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(80)}`, 'image/heic'],
  ['film', `\0\0\0\x18ftypisom\0\0\0\0isommp42${'\0'.repeat(80)}`, 'image/avif'],
  ['photoshop', `8BPS\0\x01${'\0'.repeat(80)}`, 'image/png'],
  ['openexr', `v/1\x01${'\0'.repeat(80)}`, 'image/png'],
  ['imagemagick script', `push graphic-context\nimage over 0,0 0,0 'msl:/etc/passwd'\npop`, 'image/png'],
  ['postscript', '%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file', 'image/jpeg'],
  ['program', `MZ${'\0'.repeat(200)}`, 'image/png'],
  ['png signature alone', '\x89PNG\r\n\x1a\n', 'image/png'],
  ['png signature and noise', `\x89PNG\r\n\x1a\n${'\xa5'.repeat(500)}`, 'image/png'],
  ['jpeg signature and noise', `\xff\xd8\xff\xe0${'\xa5'.repeat(500)}`, 'image/jpeg'],
  ['gif signature and noise', `GIF89a${'\xa5'.repeat(500)}`, 'image/gif'],
  ['webp signature and noise', `RIFF\xff\xff\xff\x7fWEBPVP8 ${'\xa5'.repeat(500)}`, 'image/webp'],
  ['avif signature and noise', `\0\0\0\x1cftypavif\0\0\0\0mif1avif${'\xa5'.repeat(500)}`, 'image/avif'],
] as const

/** Files that somebody might send as a picture. */
export async function hostilePictures(): Promise<HostileFile[]> {
  const plain = HARMLESS.map(([name, text, type]) => ({
    ...{ name, type, takes: false, bytes: Buffer.from(text, 'latin1') },
  }))
  const parts = await Promise.all([twoInOne(), broken(), bombs(), odd(), revealing()])
  return [...plain, ...parts.flat()]
}

const FORMATS = ['png', 'jpeg', 'webp', 'avif', 'gif'] as const

const made = new Map<string, Promise<Buffer>>()

/** A copy of one picture of noise in a format, which is made once. */
async function picture(format: (typeof FORMATS)[number]): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 320, height: 200, channels: 3, background: '#888888', noise } as const
  const one = made.get(format) ?? sharp({ create }).toFormat(format).toBuffer()
  made.set(format, one)
  return Buffer.from(await one)
}

async function twoInOne(): Promise<HostileFile[]> {
  const tails = [
    ['page', Buffer.from(HTML)],
    ['php', Buffer.from(PHP)],
    ['archive', Buffer.concat([Buffer.from('PK\x03\x04 evil.jar'), ZIP])],
    ['pdf', Buffer.from(PDF)],
    ['phar', Buffer.from('__HALT_COMPILER(); ?>')],
    ['script', Buffer.from(`${SCRIPT}\n`)],
  ] as const
  return Promise.all(
    tails.map(async ([tail, more], i) => {
      const format = FORMATS[i % FORMATS.length] ?? 'png'
      const bytes = Buffer.concat([await picture(format), more])
      const name = `${format} with ${tail}.${format}.html`
      return { name, type: `image/${format}`, takes: false, bytes }
    }),
  )
}

async function broken(): Promise<HostileFile[]> {
  const files = await Promise.all(
    FORMATS.map(async (format) => {
      const bytes = await picture(format)
      const type = `image/${format}`
      return [
        {
          name: `${format} cut in the middle`,
          type,
          takes: false,
          bytes: bytes.subarray(0, bytes.length / 2),
        },
        { name: `${format} cut after its head`, type, takes: false, bytes: bytes.subarray(0, 40) },
        { name: `${format} called another`, type: 'text/html', takes: true, bytes },
        { name: `../../${format}.php.${format}`, type, takes: true, bytes },
      ]
    }),
  )
  return files.flat()
}

/** Small files that claim to be enormous. */
async function bombs(): Promise<HostileFile[]> {
  const sizes = [
    [30_000, 30_000],
    [65_500, 65_500],
    [2_147_483_647, 2_147_483_647],
    [1, 2_000_000_000],
    [0, 0],
    [100_000, 500],
  ] as const
  const png = sizes.map(([width, height]) => ({
    ...{ name: `png of ${width}×${height}`, type: 'image/png', takes: false },
    bytes: hollowPng({ width, height }),
  }))
  const jpeg = await picture('jpeg')
  const start = jpeg.findIndex((byte, index) => byte === 0xff && /[\xc0-\xc2]/.test(charOf(jpeg[index + 1])))
  jpeg.writeUInt16BE(65_500, start + 5)
  jpeg.writeUInt16BE(65_500, start + 7)
  const gif = await picture('gif')
  gif.writeUInt16LE(65_535, 6)
  gif.writeUInt16LE(65_535, 8)
  return [
    ...png,
    { name: 'jpeg of 65500×65500', type: 'image/jpeg', takes: false, bytes: jpeg },
    // the decoder goes by the frame, not by the screen
    { name: 'gif on a screen of 65535×65535', type: 'image/gif', takes: true, bytes: gif },
    { name: 'gif of 4000 frames', type: 'image/gif', takes: true, bytes: await manyFrames(4000) },
    { name: 'png of 6200×6200', type: 'image/png', takes: true, bytes: await flat({ side: 6200 }) },
    { name: 'png of 9000×9000', type: 'image/png', takes: false, bytes: await flat({ side: 9000 }) },
  ]
}

/** What is rare, and sound. */
async function odd(): Promise<HostileFile[]> {
  const background = { r: 9, g: 99, b: 199, alpha: 0.4 }
  const make = () => sharp({ create: { width: 60, height: 40, channels: 4, background } })
  const files = [
    ['cmyk.jpg', make().flatten().toColourspace('cmyk').jpeg()] as const,
    ['16-bit.png', make().toColourspace('rgb16').png()] as const,
    ['grey.png', make().greyscale().png()] as const,
    ['palette.png', make().png({ palette: true })] as const,
    ['interlaced.png', make().png({ progressive: true })] as const,
    ['one pixel.gif', make().resize(1, 1).gif()] as const,
    ['very long.png', make().resize(1, 8000, { fit: 'fill' }).png()] as const,
    ['see-through.webp', make().webp({ lossless: true })] as const,
    ['12-bit.avif', make().avif({ bitdepth: 8 })] as const,
  ]
  return Promise.all(
    files.map(async ([name, drawn]) => ({ name, type: '', takes: true, bytes: await drawn.toBuffer() })),
  )
}

/** Pictures that say more than they show. */
async function revealing(): Promise<HostileFile[]> {
  const gps = {
    IFD3: { GPSLatitude: '31/1 13/1 0/1', GPSLongitude: '121/1 28/1 0/1' },
    IFD0: { Artist: 'Lin Mei' },
  }
  const jpeg = await sharp(await picture('jpeg'))
    .withExif(gps)
    .jpeg()
    .toBuffer()
  const turned = await sharp(await picture('jpeg'))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const profile = Buffer.concat([Buffer.from('ffe2fffe', 'hex'), Buffer.alloc(65_532, 'Q')])
  const heavy = Buffer.concat([jpeg.subarray(0, 2), ...Array<Buffer>(40).fill(profile), jpeg.subarray(2)])
  const big = Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)])
  const webp = await sharp(jpeg).keepExif().webp().toBuffer()
  return [
    { name: 'place.jpg', type: 'image/jpeg', takes: true, bytes: jpeg },
    { name: 'place.webp', type: 'image/webp', takes: true, bytes: webp },
    { name: 'turned.jpg', type: 'image/jpeg', takes: true, bytes: turned },
    { name: 'heavy profile.jpg', type: 'image/jpeg', takes: true, bytes: heavy },
    { name: 'too large.jpg', type: 'image/jpeg', takes: false, bytes: big },
  ]
}

function flat({ side }: { side: number }): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#487bc2' } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

async function manyFrames(frames: number): Promise<Buffer> {
  const raw = { width: 8, height: 8 * frames, channels: 3, pageHeight: 8 } as const
  const bytes = Buffer.from(Uint8Array.from({ length: 8 * 8 * frames * 3 }, (_, i) => (i * 7919) % 251))
  return sharp(bytes, { raw }).gif({ delay: 20, loop: 0 }).toBuffer()
}

function charOf(byte = 0): string {
  return String.fromCharCode(byte)
}
