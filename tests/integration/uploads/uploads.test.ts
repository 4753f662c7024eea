import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, expect, it, vi } from 'vitest'
import { MOST_PICTURES } from '../../../app/features/uploads/store-picture.server'
import { ORPHAN_HOURS, purgeOrphans } from '../../../app/features/uploads/purge-orphans.server'
import { guideContent, makeGuide } from '../../factories/guide'
import { openApi, type SignedIn } from '../../setup/open-api'
import { payloadRest } from '../../setup/payload-rest'
import { upload, type Uploaded } from '../../setup/upload'
import { somebody, throughout } from '../../setup/throughout'

const api = throughout(openApi)
const me = somebody(api)
const other = somebody(api)
const admin = somebody(api, 'ADMIN')
let photo: Buffer
beforeAll(async () => {
  photo = await sharp({ create: { width: 1000, height: 600, channels: 3, background: '#388f8f' } })
    .jpeg()
    .toBuffer()
})

async function sent(person: SignedIn, fields: Record<string, string> = {}): Promise<Uploaded> {
  const { status, body } = await upload({ api, token: person.token, bytes: photo, fields })
  expect(status, body.message).toBe(200)
  return body.data
}

function fetched(url: string, caller: { token?: string; cookie?: string } = {}): Promise<Response> {
  return payloadRest({ payload: api.services.payload, path: url.replace(/^\/api/, ''), ...caller })
}

it('gives a picture an address of ours, and sizes for screens', async () => {
  const picture = await sent(me)
  expect(picture).toMatchObject({ width: 1000, height: 600, sizes: [{ width: 320 }, { width: 768 }] })
  expect(picture.url).toMatch(/^\/api\/media\/file\/[0-9a-f-]{36}\.webp$/)
  const response = await fetched(picture.url, { token: me.token })
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=31536000, immutable',
  })
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).format).toBe('webp')
})

it('shows a private picture to its owner and administrators alone', async () => {
  const { url, sizes } = await sent(me)
  for (const address of [url, sizes[0]?.url ?? '']) {
    expect((await fetched(address, { token: me.token })).status).toBe(200)
    expect((await fetched(address, { cookie: `payload-token=${me.token}` })).status).toBe(200)
    expect((await fetched(address, { token: admin.token })).status).toBe(200)
    expect((await fetched(address, { token: other.token })).status).toBe(403)
    expect((await fetched(address)).status).toBe(403)
  }
  const listed = await payloadRest({ payload: api.services.payload, path: '/media', token: other.token })
  expect(JSON.stringify(await listed.json())).not.toContain(url)
})

it('lets administrators send pictures of articles, which everybody sees', async () => {
  const fields = { purpose: 'article', alt: 'A desk by a window' }
  const { url } = await sent(admin, fields)
  expect((await fetched(url)).status).toBe(200)
  expect((await upload({ api, token: me.token, bytes: photo, fields })).status).toBe(403)
})

it('cleans what comes through the admin too, and takes nothing there from anybody else', async () => {
  const { payload } = api.services
  const send = (token: string, bytes: Buffer) => {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(bytes)], 'x.svg.png', { type: 'image/png' }))
    body.set('_payload', JSON.stringify({ alt: 'A picture' }))
    return payloadRest({ payload, verb: 'POST', path: '/media', token, body })
  }
  const taken = await send(admin.token, photo)
  const { doc } = (await taken.json()) as {
    doc: { filename: string; mimeType: string; owner: { id: string } }
  }
  expect(doc).toMatchObject({ mimeType: 'image/webp', owner: { id: admin.id } })
  expect(doc.filename).toMatch(/^[0-9a-f-]{36}\.webp$/)
  expect((await send(admin.token, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(400)
  expect((await send(me.token, photo)).status).toBe(403)
})

it('keeps no file of a picture for which there was no room, and says why', async () => {
  const { payload } = api.services
  const files = () => readdir(payload.collections.media.config.upload.staticDir ?? '')
  const before = await files()
  const full = Object.assign(new Error('no room'), { code: 'SQLITE_FULL' })
  const failing = vi.spyOn(payload.db, 'create').mockRejectedValueOnce(full)
  const { status } = await upload({ api, token: me.token, bytes: photo })
  failing.mockRestore()
  expect(status).toBe(507)
  expect(await files()).toEqual(before)
})

it('puts only one’s own picture into the profile', async () => {
  const save = (person: SignedIn, avatar: string) =>
    api.post('/user/info/update', { token: person.token, body: { avatar } })
  const { url } = await sent(me)
  expect((await save(me, url)).body).toMatchObject({ code: 200, data: { avatar: url } })
  for (const address of [url, '/api/users/me', 'https://example.com/a.png', 'data:image/png;base64,AA'])
    expect((await save(other, address)).body).toMatchObject({ code: 400 })
  expect((await save(me, '')).body).toMatchObject({ code: 200, data: { avatar: '' } })
})

it('removes pictures that nobody uses, after a day, and never one that is used', async () => {
  const { payload } = api.services
  const [kept, orphan, young, article] = [
    await sent(me),
    await sent(me),
    await sent(me),
    await sent(admin, { purpose: 'article' }),
  ]
  await api.post('/user/info/update', { token: me.token, body: { avatar: kept.url } })
  const createdAt = new Date(Date.now() - (ORPHAN_HOURS + 1) * 60 * 60 * 1000).toISOString()
  for (const { id } of [kept, orphan, article])
    await payload.db.updateOne({ collection: 'media', id, data: { createdAt } })
  expect(await purgeOrphans({ payload })).toBe(1)
  expect((await fetched(orphan.url, { token: me.token })).status).not.toBe(200)
  for (const { url } of [kept, young, article])
    expect((await fetched(url, { token: admin.token })).status).toBe(200)
  expect(await purgeOrphans({ payload })).toBe(0)
})

it('leaves pictures alone that stand in the text of a guide, published or about to be', async () => {
  const { payload } = api.services
  const [published, pending, orphan] = [await sent(me), await sent(me), await sent(me)]
  const createdAt = new Date(Date.now() - (ORPHAN_HOURS + 1) * 60 * 60 * 1000).toISOString()
  for (const { id } of [published, pending, orphan])
    await payload.db.updateOne({ collection: 'media', id, data: { createdAt } })
  const picture = ({ id }: Uploaded) =>
    guideContent([
      {
        type: 'upload',
        version: 3,
        format: '',
        id: `node-${id}`,
        relationTo: 'media',
        value: id,
        fields: {},
      },
    ]) as never
  const guide = await makeGuide({ payload, slug: 'pictured', overrides: { content: picture(published) } })
  await payload.update({ collection: 'guides', id: guide, data: { content: picture(pending) }, draft: true })
  expect(await purgeOrphans({ payload })).toBe(1)
  for (const { url } of [published, pending])
    expect((await fetched(url, { token: admin.token })).status).toBe(200)
  expect((await fetched(orphan.url, { token: me.token })).status).not.toBe(200)
})

it('bounds how many one person keeps, and how fast they come', async () => {
  const { payload } = api.services
  const hoarder = await api.signUp()
  const row = { purpose: 'avatar', owner: hoarder.id }
  await Promise.all(
    Array.from({ length: MOST_PICTURES }, (_, i) =>
      payload.db.create({ collection: 'media', data: { ...row, filename: `${hoarder.id}-${i}.webp` } }),
    ),
  )
  const refused = await upload({ api, token: hoarder.token, bytes: photo })
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('60') } })
  const hasty = await api.signUp()
  const tiny = Buffer.from('no picture')
  const answers = []
  for (let i = 0; i < 32; i += 1)
    answers.push((await upload({ api, token: hasty.token, bytes: tiny })).status)
  expect(answers.filter((status) => status === 400)).toHaveLength(30)
  expect(answers.slice(-2)).toEqual([429, 429])
})

it('stays up when thirty arrive at once', async () => {
  const people = [await api.signUp(), await api.signUp(), await api.signUp()]
  const bytes = await sharp(photo).resize(100).toBuffer()
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) => upload({ api, token: people[i % 3]?.token ?? '', bytes })),
  )
  const statuses = new Set(answers.map(({ status }) => status))
  expect([...statuses].every((status) => status === 200 || status === 429)).toBe(true)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(20)
})

it('reads the form as carefully as JSON', async () => {
  const send = async (form: FormData) => {
    const headers = { authorization: me.token, 'accept-language': 'en' }
    const request = new Request('http://jianli.test/resume-api/upload/file', {
      method: 'POST',
      headers,
      body: form,
    })
    const response = await api.send(request)
    return { status: response.status, text: await response.text() }
  }
  const file = new File([new Uint8Array(photo)], 'a.jpg')
  const strange = new FormData()
  strange.set('file', file)
  strange.set('owner', other.id)
  expect(await send(strange)).toMatchObject({ status: 400, text: expect.stringContaining('owner') })
  const none = new FormData()
  none.set('file', 'not a file')
  expect((await send(none)).status).toBe(400)
  const twice = new FormData()
  twice.append('file', file)
  twice.append('__proto__', 'x')
  expect((await send(twice)).status).toBe(400)
  const broken = await api.post('/upload/file', {
    token: me.token,
    headers: { 'content-type': 'multipart/form-data; boundary=none' },
    body: 'no form at all',
  })
  expect(broken.status).toBe(400)
})
