import { etagOf, type S3Answer, type S3Objects } from './answer-s3'
import { escapeXml } from './s3-fault'

type Options = { bucket: string; objects: S3Objects; query: URLSearchParams }

/** ListObjectsV2: a prefix, and pages of at most max-keys. */
export function listObjects({ bucket, objects, query }: Options): S3Answer {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? query.get('start-after') ?? ''
  const most = Math.min(Number(query.get('max-keys') ?? 1000), 1000)
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const shown = keys.slice(0, most)
  const more = keys.length > shown.length
  const next = more ? `<NextContinuationToken>${escapeXml(shown.at(-1) ?? '')}</NextContinuationToken>` : ''
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><Prefix>${escapeXml(prefix)}</Prefix><KeyCount>${shown.length}</KeyCount><MaxKeys>${most}</MaxKeys><IsTruncated>${more}</IsTruncated>${next}${shown.map((key) => contentsOf({ key, objects })).join('')}</ListBucketResult>`
  return { status: 200, headers: { 'content-type': 'application/xml' }, body }
}

function contentsOf({ key, objects }: { key: string; objects: S3Objects }): string {
  const object = objects.get(key)
  if (!object) return ''
  const { bytes, changedAt } = object
  return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${changedAt.toISOString()}</LastModified><ETag>${escapeXml(etagOf(bytes))}</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`
}
