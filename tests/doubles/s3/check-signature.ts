import { timingSafeEqual } from 'node:crypto'
import { S3Fault } from './s3-fault'
import { sha256, signatureV4 } from './signature-v4'

const SKEW_MS = 15 * 60 * 1000
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

export type Keys = { keyId: string; secret: string; region: string }
export type Signed = {
  method: string
  url: string
  headers: Record<string, string>
  body: Buffer
}

/** @throws {S3Fault} when a request isn't signed by these keys, for this region, just now and over this body */
export function checkSignature({ request, keys }: { request: Signed; keys: Keys }): void {
  const { headers, body } = request
  const [, keyId, day, region, names = '', signature = ''] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  if (!keyId) throw new S3Fault({ code: 'AccessDenied', status: 403 })
  const date = headers['x-amz-date'] ?? ''
  checkDate({ date, day })
  if (region !== keys.region) throw new S3Fault({ code: 'AuthorizationHeaderMalformed', status: 400 })
  if (keyId !== keys.keyId) throw new S3Fault({ code: 'InvalidAccessKeyId', status: 403 })
  const signedHeaders = names.split(';')
  const own = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
  const expected = signatureV4({ ...request, ...keys, date, signedHeaders })
  const holds = timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  if (!holds || own.some((name) => !signedHeaders.includes(name)))
    throw new S3Fault({ code: 'SignatureDoesNotMatch', status: 403 })
  const hash = headers['x-amz-content-sha256'] ?? ''
  if (hash.startsWith('STREAMING-')) throw new S3Fault({ code: 'NotImplemented', status: 501 })
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body))
    throw new S3Fault({ code: 'XAmzContentSHA256Mismatch', status: 400 })
}

function checkDate({ date, day }: { date: string; day: string | undefined }): void {
  const time = Date.parse(date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (Number.isNaN(time) || date.slice(0, 8) !== day) throw new S3Fault({ code: 'AccessDenied', status: 403 })
  if (Math.abs(Date.now() - time) > SKEW_MS) throw new S3Fault({ code: 'RequestTimeTooSkewed', status: 403 })
}
