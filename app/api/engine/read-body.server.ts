import { ApiError } from './api-error'
import { sizeText } from './body-size'

const MEGABYTE = 1024 * 1024
const MEGABYTES = 2

export type ReadBodyOptions = { request: Request; megabytes?: number }

/**
 * Reads a body to the end, but never more than the limit (2 MB): 413 as soon as that is known. The server throws the
 * rest away (`drainRequest`).
 */
export async function readBody(options: ReadBodyOptions): Promise<Uint8Array<ArrayBuffer>> {
  const { request, megabytes = MEGABYTES } = options
  const limit = megabytes * MEGABYTE
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (encoding !== 'identity') {
    throw new ApiError({
      status: 415,
      key: 'unsupportedType',
      values: { type: encoding, expected: 'identity' },
    })
  }
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(megabytes)
  const chunks: Uint8Array[] = []
  let size = 0
  const next = () =>
    reader.read().catch((cause: unknown) => {
      // whoever sent it has gone: nobody hears the answer, and nothing is wrong here
      throw new ApiError({ status: 400, key: 'badJson', cause })
    })
  for (let part = await next(); !part.done; part = await next()) {
    size += part.value.byteLength
    if (size > limit) throw tooLarge(megabytes)
    chunks.push(part.value)
  }
  return joined({ chunks, size })
}

function tooLarge(megabytes: number): ApiError {
  return new ApiError({ status: 413, key: 'tooLarge', values: { limit: sizeText(megabytes) } })
}

function joined({ chunks, size }: { chunks: Uint8Array[]; size: number }): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}
