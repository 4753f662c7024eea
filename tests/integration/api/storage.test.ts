import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { FREE_ENTITLEMENTS } from '../../../collections/membership/benefits'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { STORAGE_BYTES } from '../../../collections/resumes/storage'
import { englishResume } from '../../factories/english-resume'
import { openApi, type SignedIn } from '../../setup/open-api'
import { throughout } from '../../setup/throughout'

const api = throughout(openApi)
let me: SignedIn

const call = (path: string, body: object = {}) => api.post(path, { token: me.token, body })
const make = async () => (await call('/resume/create', { content: englishResume() })).body.data as string
const used = async () => {
  const { data } = (await api.get('/user/storage', { token: me.token })).body
  return (data as { used: number }).used
}
const versionsOf = async (id: string) =>
  (await call(`/resume/versions/${id}`)).body.data as unknown as { version: string; revision: number }[]
/** A document whose photo can't be packed any smaller. */
const withPhoto = (): ResumeContent => {
  const content = englishResume()
  const url = `data:image/jpeg;base64,${randomBytes(500_000).toString('base64')}`
  return { ...content, avatar: { ...content.avatar, url } }
}

it('packs versions, which are restored as they were', async () => {
  me = await api.signUp()
  const id = await make()
  const one = await used()
  for (let saves = 0; saves < 10; saves += 1)
    await call('/resume/update', { id, content: englishResume({ fontSize: 11 + saves / 4 }) })
  expect((await versionsOf(id)).length).toBeGreaterThan(2)
  // eleven versions beside the document
  expect(await used()).toBeLessThan(one * 5)
  const [, , third] = await versionsOf(id)
  const revision = third?.revision ?? 0
  expect((await call(`/resume/restore/${id}`, { version: third?.version })).status).toBe(200)
  const { data } = (await call(`/resume/info/${id}`)).body
  expect((data as unknown as { content: ResumeContent }).content).toMatchObject(
    englishResume({ fontSize: 11 + (revision - 2) / 4 }),
  )
})

it('drops the oldest versions where they take too much, never the newest', async () => {
  me = await api.signUp()
  const id = await make()
  for (let saves = 0; saves < 10; saves += 1)
    expect((await call('/resume/update', { id, content: withPhoto() })).status).toBe(200)
  expect((await versionsOf(id)).length).toBeGreaterThan(3)
  expect(await used()).toBeLessThan(6_000_000)
})

it('refuses what an account has no room for, says so, and goes on with what is small', async () => {
  me = await api.signUp()
  const [id, other] = [await make(), await make()]
  await api.services.payload.db.updateOne({
    collection: 'resumes',
    id: other,
    data: { bytes: STORAGE_BYTES, updatedAt: null },
  })
  const full = { code: 409, message: expect.stringMatching(/use all 100 MB/) }
  expect((await call('/resume/update', { id, content: withPhoto() })).body).toMatchObject(full)
  expect((await call('/resume/create', { content: englishResume() })).body).toMatchObject(full)
  expect((await call(`/resume/copy/${id}`)).body).toMatchObject(full)
  expect((await call('/resume/update', { id, content: englishResume({ fontSize: 12 }) })).status).toBe(200)
})

it('stores as many resumes as a plan has room for, however many are asked for at once', async () => {
  me = await api.signUp()
  const id = await make()
  const many = Array.from({ length: 18 }, (_, index) => [
    ...[call('/resume/create', { title: `New ${index}` }), call(`/resume/copy/${id}`)],
  ])
  const statuses = (await Promise.all(many.flat())).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(FREE_ENTITLEMENTS.resumes - 1)
})
