import sharp from 'sharp'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { ORPHAN_HOURS, purgeOrphans } from '../../../app/features/uploads/purge-orphans.server'
import { openS3 } from '../../doubles/s3'
import { openApi, type SignedIn } from '../../setup/open-api'
import { payloadRest } from '../../setup/payload-rest'
import { upload, type Uploaded } from '../../setup/upload'
import { throughout } from '../../setup/throughout'

const s3 = throughout(openS3)
const api = throughout(() => openApi(s3.env))
let me: SignedIn
let other: SignedIn
let photo: Buffer
const goodKeys = () => ({ ...s3.keys, keyId: 'AKIDOUBLE', secret: 'a-secret/of+the=double' })

beforeAll(async () => {
  ;[me, other] = [await api.signUp(), await api.signUp()]
  photo = await sharp({ create: { width: 1000, height: 600, channels: 3, background: '#388f8f' } })
    .jpeg()
    .toBuffer()
})
afterEach(() => {
  s3.down = false
  s3.keys = goodKeys()
})

const send = () => upload({ api, token: me.token, bytes: photo })
const keyOf = (url: string) => decodeURIComponent(url.split('/').at(-1) ?? '')

async function sent(): Promise<Uploaded> {
  const { status, body } = await send()
  expect(status, body.message).toBe(200)
  return body.data
}

function fetched(url: string, options: { token?: string } = {}) {
  return payloadRest({ payload: api.services.payload, path: url.replace(/^\/api/, ''), ...options })
}

it('keeps a picture and its sizes in the bucket, signed, and gives them at our own address', async () => {
  const { url, sizes, bytes } = await sent()
  const keys = [url, ...sizes.map((size) => size.url)].map(keyOf)
  expect([...s3.objects.keys()].sort()).toEqual([...keys].sort())
  expect(s3.faults).toEqual([])
  const stored = s3.objects.get(keyOf(url))
  expect(stored).toMatchObject({ type: 'image/webp', bytes: { length: bytes } })
  const response = await fetched(url, { token: me.token })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  expect(Buffer.from(await response.arrayBuffer()).equals(stored?.bytes ?? Buffer.alloc(0))).toBe(true)
  expect((await fetched(sizes[0]?.url ?? '', { token: me.token })).status).toBe(200)
})

it('shows a private picture to its owner alone, without asking the bucket for anybody else', async () => {
  const { url } = await sent()
  s3.down = true
  expect((await fetched(url, { token: other.token })).status).toBe(403)
  expect((await fetched(url)).status).toBe(403)
})

it('removes the files of a picture that is deleted or that nobody uses', async () => {
  const { payload } = api.services
  const before = s3.objects.size
  const [kept, orphan, deleted] = [await sent(), await sent(), await sent()]
  await api.post('/user/info/update', { token: me.token, body: { avatar: kept.url } })
  await payload.delete({ collection: 'media', id: deleted.id })
  expect(s3.objects.has(keyOf(deleted.url))).toBe(false)
  const createdAt = new Date(Date.now() - (ORPHAN_HOURS + 1) * 60 * 60 * 1000).toISOString()
  for (const { id } of [kept, orphan])
    await payload.db.updateOne({ collection: 'media', id, data: { createdAt } })
  await purgeOrphans({ payload })
  expect(s3.objects.has(keyOf(kept.url))).toBe(true)
  expect(s3.objects.has(keyOf(orphan.url))).toBe(false)
  expect(s3.objects.size).toBe(before + 1 + kept.sizes.length)
})

it.each([
  ['a wrong secret', () => void (s3.keys = { ...s3.keys, secret: 'other' })],
  ['a key that was withdrawn', () => void (s3.keys = { ...s3.keys, keyId: 'AKIOTHER' })],
  ['a bucket that hangs up', () => void (s3.down = true)],
])('says so with %s, keeps nothing, and works again afterwards', async (_, breakIt) => {
  const { payload } = api.services
  const { url } = await sent()
  const count = async () => (await payload.count({ collection: 'media' })).totalDocs
  const before = await count()
  breakIt()
  const { status, body } = await send()
  expect(status).toBe(503)
  expect(body).toEqual({
    success: false,
    code: 503,
    message: 'Can’t reach image storage. Try again later',
    data: null,
  })
  expect(await count()).toBe(before)
  const response = await fetched(url, { token: me.token })
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({
    errors: [{ message: expect.stringMatching(/Can’t reach|无法使用/) as string }],
  })
  s3.down = false
  s3.keys = goodKeys()
  expect((await fetched(url, { token: me.token })).status).toBe(200)
  await sent()
})
