import { createHash } from 'node:crypto'
import { listObjects } from './list-objects'
import { S3Fault } from './s3-fault'

export type S3Object = { bytes: Buffer; type: string; changedAt: Date }
export type S3Objects = Map<string, S3Object>
export type S3Answer = { status: number; headers?: Record<string, string>; body?: Buffer | string }
type Request = { method: string; url: URL; headers: Record<string, string>; body: Buffer }

/** One request to a bucket, reached by path. @throws {S3Fault} */
export function answerS3(options: { request: Request; bucket: string; objects: S3Objects }): S3Answer {
  const { request, bucket, objects } = options
  const { method, url, headers, body } = request
  const [, name = '', ...rest] = decodeURIComponent(url.pathname).split('/')
  const key = rest.join('/')
  if (name !== bucket) throw new S3Fault({ code: 'NoSuchBucket', status: 404 })
  if (key === '' && method === 'GET' && url.searchParams.get('list-type') === '2')
    return listObjects({ bucket, objects, query: url.searchParams })
  if (key === '') throw new S3Fault({ code: 'MethodNotAllowed', status: 405 })
  if (method === 'DELETE') {
    objects.delete(key)
    return { status: 204 }
  }
  if (method === 'PUT') {
    const type = headers['content-type'] ?? 'binary/octet-stream'
    objects.set(key, { bytes: body, type, changedAt: new Date() })
    return { status: 200, headers: { etag: etagOf(body) } }
  }
  if (method !== 'GET' && method !== 'HEAD') throw new S3Fault({ code: 'MethodNotAllowed', status: 405 })
  const object = objects.get(key)
  if (!object) throw new S3Fault({ code: 'NoSuchKey', status: 404 })
  return partOf({ object, range: method === 'GET' ? headers.range : undefined })
}

export function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}

function partOf({ object, range }: { object: S3Object; range: string | undefined }): S3Answer {
  const { bytes, type, changedAt } = object
  const headers = {
    'content-type': type,
    etag: etagOf(bytes),
    'last-modified': changedAt.toUTCString(),
    'accept-ranges': 'bytes',
  }
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (from === undefined) return { status: 200, headers, body: bytes }
  const end = Math.min(to ? Number(to) : Infinity, bytes.length - 1)
  if (Number(from) > end) throw new S3Fault({ code: 'InvalidRange', status: 416 })
  const part = { 'content-range': `bytes ${from}-${end}/${bytes.length}` }
  return { status: 206, headers: { ...headers, ...part }, body: bytes.subarray(Number(from), end + 1) }
}
