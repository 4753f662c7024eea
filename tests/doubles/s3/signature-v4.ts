import { createHash, createHmac } from 'node:crypto'

/** What is signed of a request. https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
export type Signable = {
  method: string
  /** path and query as they are sent */
  url: string
  headers: Record<string, string>
  signedHeaders: string[]
  /** x-amz-date: 20260301T120000Z */
  date: string
  region: string
  secret: string
}

/** The signature of version 4 in hex, for the service s3. */
export function signatureV4(request: Signable): string {
  const { date, region, secret } = request
  const day = date.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical(request))].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (base, part) => hmac({ key: base, text: part }),
    Buffer.from(`AWS4${secret}`),
  )
  return hmac({ key, text }).toString('hex')
}

export function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}

function canonical({ method, url, headers, signedHeaders }: Signable): string {
  const [path = '/', query = ''] = url.split('?')
  const lines = signedHeaders.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`)
  return [
    method,
    path.split('/').map(encoded).join('/'),
    canonicalQuery(query),
    ...lines,
    '',
    signedHeaders.join(';'),
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n')
}

function canonicalQuery(query: string): string {
  if (!query) return ''
  const pairs = query.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return `${encoded(name)}=${encoded(value)}`
  })
  return pairs.sort().join('&')
}

/** Percent signs for all but letters, digits and -._~, once, whatever stood there. */
function encoded(part: string): string {
  return encodeURIComponent(decodeURIComponent(part)).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function hmac({ key, text }: { key: Buffer; text: string }): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
