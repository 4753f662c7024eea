import sharp from 'sharp'
import { beforeAll, expect, it, vi } from 'vitest'
import { runJobs } from '../../../app/features/jobs/run-jobs.server'
import {
  checkFormToken,
  keepFormToken,
  makeFormToken,
} from '../../../app/features/proposals/form-token.server'
import { hire } from '../../setup/hire'
import { openApi } from '../../setup/open-api'
import { payloadRest } from '../../setup/payload-rest'
import { throughout, somebody } from '../../setup/throughout'

const api = throughout(openApi)
const admin = somebody(api, 'ADMIN')
beforeAll(() => hire(api))

/** A form that was handed out a minute ago. */
function readForm(): string {
  return makeFormToken({ secret: api.services.payload.secret, now: Date.now() - 60_000 })
}

async function stored(where = {}) {
  const { payload } = api.services
  const { docs } = await payload.find({ collection: 'proposals', where, depth: 0, sort: '-createdAt' })
  return docs
}

it('takes a visitor’s words with the form they were given', async () => {
  const body = { content: '  Dates could take seasons. ', contact: 'mei@example.com', formToken: readForm() }
  expect(await api.post('/propose/create', { body, ip: '10.1.0.1' })).toMatchObject({ status: 200 })
  const [proposal] = await stored()
  expect(proposal).toMatchObject({
    content: 'Dates could take seasons.',
    status: 'new',
    language: 'en',
  })
  expect(proposal?.user ?? null).toBeNull()
})

it('keeps robots out: no form, a form filled at once, an old or forged one, the hidden field', async () => {
  const { secret } = api.services.payload
  const before = (await stored()).length
  const fresh = (await api.get('/propose/form')).body.data as { formToken: string }
  const old = makeFormToken({ secret, now: Date.now() - 25 * 60 * 60 * 1000 })
  const forged = makeFormToken({ secret: 'another', now: Date.now() - 60_000 })
  for (const formToken of ['', 'x.y', fresh.formToken, old, forged]) {
    const answer = await api.post('/propose/create', { body: { content: 'Buy', formToken }, ip: '10.1.0.2' })
    expect(answer.status, formToken).toBe(400)
  }
  const trapped = { content: 'Buy', website: 'https://example.com', formToken: readForm() }
  expect((await api.post('/propose/create', { body: trapped, ip: '10.1.0.2' })).status).toBe(200)
  expect((await stored()).length).toBe(before)
  expect(checkFormToken({ secret, token: `${Date.now() + 60_000}.x` })).toBe(false)
  const written = readForm()
  expect(keepFormToken({ secret, token: written }), 'a refused form is the same at its next try').toBe(
    written,
  )
  for (const token of [forged, old]) expect(keepFormToken({ secret, token })).not.toBe(token)
})

it('takes pictures, cleaned, which administrators alone see', async () => {
  const me = await api.signUp()
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a46624' } })
    .withExif({ IFD0: { Artist: 'Lin Mei' } })
    .jpeg()
    .toBuffer()
  const send = async (images: Buffer[]) => {
    const form = new FormData()
    form.set('content', 'See the picture')
    for (const bytes of images) form.append('images', new File([new Uint8Array(bytes)], 'a.jpg'))
    const headers = { authorization: me.token, 'accept-language': 'en' }
    const request = new Request('http://jianli.test/resume-api/propose/create', {
      method: 'POST',
      headers,
      body: form,
    })
    return api.send(request)
  }
  expect((await send([picture, picture])).status).toBe(200)
  const [proposal] = await stored({ user: { equals: me.id } })
  expect(proposal?.images).toHaveLength(2)
  const { payload } = api.services
  const media = await payload.findByID({ collection: 'media', id: String(proposal?.images?.[0]) })
  expect(media).toMatchObject({ purpose: 'proposal', mimeType: 'image/webp' })
  const path = (media.url ?? '').replace(/^\/api/, '')
  expect((await payloadRest({ payload, path, token: admin.token })).status).toBe(200)
  expect((await payloadRest({ payload, path })).status).toBe(403)
  const bad = await send([picture, Buffer.from('<svg/>')])
  expect(bad.status).toBe(400)
  expect(((await bad.json()) as { message: string }).message).toMatch(/^images\[1\]: /)
  expect((await send([picture, picture, picture, picture])).status).toBe(400)
})

it('is answered by mail, by administrators alone', async () => {
  const me = await api.signUp()
  await api.post('/propose/create', { token: me.token, body: { content: 'A question' } })
  const [proposal] = await stored({ user: { equals: me.id } })
  const { payload } = api.services
  const answer = (token: string, text: string, to = proposal) => {
    const path = `/proposals/${to?.id}/answer`
    return payloadRest({ payload, verb: 'POST', path, token, body: { answer: text } })
  }
  expect((await answer(me.token, 'x')).status).toBe(403)
  expect((await answer(admin.token, ' ')).status).toBe(400)
  vi.spyOn(payload.jobs, 'queue').mockRejectedValueOnce(new Error('no room for a mail'))
  expect((await answer(admin.token, 'Seasons are coming.')).status).toBe(500)
  expect((await stored({ id: { equals: proposal?.id } }))[0], 'no mail, no answer').toEqual(proposal)
  const twice = [answer(admin.token, 'Seasons are coming.'), answer(admin.token, 'Seasons are coming.')]
  expect((await Promise.all(twice)).map(({ status }) => status).sort()).toEqual([200, 409])
  await runJobs(api.services)
  expect(api.mailbox.messages.at(-1)).toContain('Seasons are coming.')
  const [after] = await stored({ id: { equals: proposal?.id } })
  expect(after).toMatchObject({ status: 'answered', answer: 'Seasons are coming.' })
  const where = { document: { equals: proposal?.id } }
  const [line] = (await payload.find({ collection: 'audit-events', where })).docs
  expect(line?.changes).toContainEqual({ field: 'status', before: 'new', after: 'answered' })
  await api.post('/propose/create', {
    body: { content: 'From nobody', formToken: readForm() },
    ip: '10.1.0.3',
  })
  const [anonymous] = await stored({ content: { equals: 'From nobody' } })
  expect((await answer(admin.token, 'x', anonymous)).status).toBe(409)
})
