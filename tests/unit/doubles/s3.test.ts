import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openS3, type S3Double } from '../../doubles/s3'
import { sha256, signatureV4 } from '../../doubles/s3/signature-v4'

let s3: S3Double
beforeAll(async () => void (s3 = await openS3()))
afterAll(() => s3.close())

it('signs as in the example of the documentation', () => {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': sha256(''),
    'x-amz-date': '20130524T000000Z',
  }
  const signature = signatureV4({
    method: 'GET',
    url: '/test.txt',
    headers,
    signedHeaders: ['host', 'range', 'x-amz-content-sha256', 'x-amz-date'],
    date: '20130524T000000Z',
    region: 'us-east-1',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  })
  expect(signature).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41')
})

it('keeps, gives, lists and removes objects', async () => {
  const put = await asked('PUT', '/jianli-test/a/b%20c.txt', { body: 'four' })
  expect(put.headers.get('etag')).toBe(`"${createHash('md5').update('four').digest('hex')}"`)
  await asked('PUT', '/jianli-test/a/z.txt', { body: 'z' })
  expect(await (await asked('GET', '/jianli-test/a/b%20c.txt')).text()).toBe('four')
  expect((await asked('HEAD', '/jianli-test/a/b%20c.txt')).headers.get('content-length')).toBe('4')
  const listed = await (await asked('GET', '/jianli-test?list-type=2&max-keys=1&prefix=a%2F')).text()
  expect(listed).toContain('<Key>a/b c.txt</Key>')
  expect(listed).toContain('<IsTruncated>true</IsTruncated>')
  expect((await asked('DELETE', '/jianli-test/a/b%20c.txt')).status).toBe(204)
  expect(await codeOf(await asked('GET', '/jianli-test/a/b%20c.txt'))).toBe('404 NoSuchKey')
})

it.each<[string, Options & { path?: string }, string]>([
  ['an unknown bucket', { path: '/other/a' }, '404 NoSuchBucket'],
  ['no signature', { headers: { authorization: '' } }, '403 AccessDenied'],
  ['another key', { keyId: 'AKIOTHER' }, '403 InvalidAccessKeyId'],
  ['another secret', { secret: 'other' }, '403 SignatureDoesNotMatch'],
  ['another region', { region: 'elsewhere' }, '400 AuthorizationHeaderMalformed'],
  ['an old date', { date: '20200101T000000Z' }, '403 RequestTimeTooSkewed'],
  ['a body that was changed', { body: 'b', signedBody: 'a' }, '400 XAmzContentSHA256Mismatch'],
])('refuses %s', async (_, { path = '/jianli-test/a', ...options }, code) => {
  expect(await codeOf(await asked('PUT', path, options))).toBe(code)
})

type Options = {
  body?: string
  signedBody?: string
  headers?: Record<string, string>
  keyId?: string
  secret?: string
  region?: string
  date?: string
}

function asked(method: string, url: string, options: Options = {}): Promise<Response> {
  const { body, signedBody = body ?? '', keyId = s3.keys.keyId } = options
  const { secret = s3.keys.secret, region = s3.keys.region } = options
  const { date = new Date().toISOString().replace(/[-:]|\.\d+/g, '') } = options
  const host = new URL(s3.env.S3_ENDPOINT ?? '').host
  const headers = { host, 'x-amz-content-sha256': sha256(signedBody), 'x-amz-date': date }
  const signedHeaders = Object.keys(headers)
  const signature = signatureV4({ method, url, headers, signedHeaders, date, region, secret })
  const scope = `${keyId}/${date.slice(0, 8)}/${region}/s3/aws4_request`
  const authorization = `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=${signedHeaders.join(';')}, Signature=${signature}`
  const { host: _host, ...sent } = headers
  return fetch(`${s3.env.S3_ENDPOINT}${url}`, {
    method,
    headers: { ...sent, authorization, ...options.headers },
    ...(body === undefined ? {} : { body }),
  })
}

async function codeOf(response: Response): Promise<string> {
  return `${response.status} ${/<Code>(\w+)</.exec(await response.text())?.[1]}`
}
