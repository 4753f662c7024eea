import { Transform } from 'node:stream'

/**
 * Passes on in one piece what is written in one turn. React writes a page in pieces of 2 KB, and each piece that goes
 * out is compressed for itself: the same page is a tenth larger then.
 */
export function gatherChunks({ whole }: { whole?: (html: Buffer<ArrayBuffer>) => void }): Transform {
  const all: Buffer[] = []
  let sent = 0
  let next: NodeJS.Immediate | undefined
  const send = (stream: Transform) => {
    clearImmediate(next)
    next = undefined
    if (sent < all.length) stream.push(Buffer.concat(all.slice(sent)))
    sent = all.length
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      all.push(chunk)
      next ??= setImmediate(() => send(this))
      done()
    },
    flush(done) {
      send(this)
      whole?.(Buffer.concat(all))
      done()
    },
    destroy(error, done) {
      clearImmediate(next)
      done(error)
    },
  })
}
