/** Writes the resolution into a JPEG, where cameras and forms look for it: the JFIF header, made if there is none. */
export function writeDpi({ jpeg, dpi }: { jpeg: Uint8Array; dpi: number }): Uint8Array<ArrayBuffer> {
  const header = [
    0xff,
    0xe0,
    0,
    16,
    0x4a,
    0x46,
    0x49,
    0x46,
    0,
    1,
    2,
    1,
    dpi >> 8,
    dpi & 255,
    dpi >> 8,
    dpi & 255,
    0,
    0,
  ]
  const hasJfif = jpeg[2] === 0xff && jpeg[3] === 0xe0 && jpeg[6] === 0x4a && jpeg[7] === 0x46
  const rest = jpeg.subarray(hasJfif ? 4 + (jpeg[4] ?? 0) * 256 + (jpeg[5] ?? 0) : 2)
  const out = new Uint8Array(2 + header.length + rest.length)
  out.set([0xff, 0xd8, ...header])
  out.set(rest, 2 + header.length)
  return out
}
