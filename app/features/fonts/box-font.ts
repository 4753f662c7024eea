import { BOX_FAMILY } from '../../document/style/font-families'
import { stretchesOf } from './unicode-range'

const EM = 1000
const [WIDTH, LEFT, RIGHT, BOTTOM, TOP, STROKE] = [640, 70, 570, 0, 700, 44]

type Point = readonly [number, number]

/** As what a box is read by machines: the first letter of the font, which the others share their glyph with. */
const READ_AS = 0x3f

/**
 * A TrueType font that draws a box for each of some characters, each once; `width` is what one takes, in thousandths of an em. A program
 * that reads the PDF finds a question mark, and so the person is told that these are not read.
 */
export function boxFont(characters: readonly string[], width = WIDTH): Uint8Array<ArrayBuffer> {
  // by code points, as a font has them: letters are in the order of their UTF-16 units
  const points = characters.map((character) => character.codePointAt(0) ?? 0)
  const each = [...new Set([READ_AS, ...points])].sort((a, b) => a - b)
  const box = glyph()
  // the first glyph is the one that stands for nothing; it has the box as well
  const [glyphs, offsets] = [
    [box, box],
    [0, 1, 2],
  ]
  return fontOf({
    'OS/2': metrics(each),
    cmap: cmap(each),
    glyf: bytes(...glyphs),
    head: head(),
    hhea: bytes(u32(0x10000), i16(880), i16(-120), zeros(2), u16(width), zeros(22), u16(1)),
    hmtx: bytes(u16(width), u16(LEFT), u16(LEFT)),
    loca: bytes(...offsets.map((at) => u32(at * box.length))),
    maxp: bytes(u32(0x10000), u16(glyphs.length), u16(8), u16(2), zeros(4), u16(1), zeros(16)),
    name: name(),
    post: bytes(u32(0x30000), zeros(28)),
  })
}

/** Two squares, the inner one the other way round. */
function glyph(): Uint8Array<ArrayBuffer> {
  const outer: Point[] = [
    [LEFT, BOTTOM],
    [LEFT, TOP],
    [RIGHT, TOP],
    [RIGHT, BOTTOM],
  ]
  const inner: Point[] = [
    [LEFT + STROKE, BOTTOM + STROKE],
    [RIGHT - STROKE, BOTTOM + STROKE],
    [RIGHT - STROKE, TOP - STROKE],
    [LEFT + STROKE, TOP - STROKE],
  ]
  const all = [...outer, ...inner]
  const steps = (axis: 0 | 1) => all.map((point, i) => i16(point[axis] - (all[i - 1]?.[axis] ?? 0)))
  const bounds = [LEFT, BOTTOM, RIGHT, TOP].map(i16)
  // on the curve, with steps of two bytes
  const flags = all.map(() => 1)
  return padded(bytes(i16(2), ...bounds, u16(3), u16(7), u16(0), flags, ...steps(0), ...steps(1)))
}

/** Stretches of characters that have the same glyph. */
function cmap(points: number[]): Uint8Array<ArrayBuffer> {
  const stretches = stretchesOf(points)
  const groups = stretches.flatMap(([first, last]) => [...u32(first), ...u32(last), ...u32(1)])
  const length = 16 + stretches.length * 12
  return bytes(
    ...[u16(0), u16(1), u16(3), u16(10), u32(12)],
    ...[u16(13), u16(0), u32(length), u32(0), u32(stretches.length)],
    groups,
  )
}

function head(): Uint8Array<ArrayBuffer> {
  const bounds = [LEFT, BOTTOM, RIGHT, TOP].map(i16)
  const start = [u32(0x10000), u32(0x10000), u32(0), u32(0x5f0f3cf5), u16(3), u16(EM), zeros(16)]
  return bytes(...start, ...bounds, u16(0), u16(8), u16(2), u16(1), u16(0))
}

function metrics(points: number[]): Uint8Array<ArrayBuffer> {
  const [first = 0, last = 0] = [points[0], points.at(-1)].map((point = 0) => Math.min(point, 0xffff))
  return bytes(
    ...[u16(4), u16(WIDTH), u16(400), u16(5), u16(0), zeros(22), zeros(10), zeros(16), zeros(4), u16(0x40)],
    ...[u16(first), u16(last), i16(880), i16(-120), u16(0), u16(880), u16(120), zeros(8), u16(500), u16(TOP)],
    ...[u16(0), u16(32), u16(0)],
  )
}

function name(): Uint8Array<ArrayBuffer> {
  const texts: [number, string][] = [
    [1, BOX_FAMILY],
    [2, 'Regular'],
    [4, BOX_FAMILY],
    [6, BOX_FAMILY.replace(' ', '')],
  ]
  const written = texts.map(([id, text]) => ({
    id,
    text: [...text].flatMap((one) => u16(one.charCodeAt(0))),
  }))
  let at = 0
  const records = written.flatMap(({ id, text }) => {
    const record = [u16(3), u16(1), u16(0x409), u16(id), u16(text.length), u16(at)]
    at += text.length
    return record
  })
  return bytes(
    u16(0),
    u16(texts.length),
    u16(6 + texts.length * 12),
    ...records,
    ...written.map(({ text }) => text),
  )
}

/** The tables behind their directory, which is in the order of their names. */
function fontOf(tables: Record<string, Uint8Array<ArrayBuffer>>): Uint8Array<ArrayBuffer> {
  const named = Object.entries(tables)
  const power = Math.floor(Math.log2(named.length))
  const header = [
    u32(0x10000),
    u16(named.length),
    u16(16 << power),
    u16(power),
    u16((named.length - (1 << power)) * 16),
  ]
  let at = 12 + named.length * 16
  const directory = named.flatMap(([tag, table]) => {
    const entry = [[...tag].map((one) => one.charCodeAt(0)), u32(sumOf(table)), u32(at), u32(table.length)]
    at += padded(table).length
    return entry
  })
  return bytes(...header, ...directory, ...named.map(([, table]) => padded(table)))
}

function sumOf(table: Uint8Array<ArrayBuffer>): number {
  const view = new DataView(padded(table).buffer)
  let sum = 0
  for (let at = 0; at < view.byteLength; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}

const padded = (part: Uint8Array<ArrayBuffer>) => bytes(part, zeros((4 - (part.length % 4)) % 4))
const bytes = (...parts: ArrayLike<number>[]) => Uint8Array.from(parts.flatMap((part) => Array.from(part)))
const zeros = (length: number): number[] => Array.from({ length }, () => 0)
const u16 = (value: number): number[] => [(value >> 8) & 0xff, value & 0xff]
const i16 = (value: number): number[] => u16(value & 0xffff)
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)]
