import { deflateSync } from 'node:zlib'

/** A PNG whose head claims a size and whose body holds one line of nothing. */
export function hollowPng({ width, height }: { width: number; height: number }): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const body = deflateSync(Buffer.alloc(4096))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const end = chunk({ type: 'IEND', data: Buffer.alloc(0) })
  return Buffer.concat([
    signature,
    chunk({ type: 'IHDR', data: head }),
    chunk({ type: 'IDAT', data: body }),
    end,
  ])
}

function chunk({ type, data }: { type: string; data: Buffer }): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
