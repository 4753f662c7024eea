import { expect, it } from 'vitest'
import { MOST_NAMES } from '../../../collections/resumes/version-names'
import { englishResume } from '../../factories/english-resume'
import { openApi } from '../../setup/open-api'
import { throughout, somebody } from '../../setup/throughout'

const api = throughout(openApi)
const me = somebody(api)

type Kept = {
  version: string
  revision: number
  title: string
  name: string
  changes: object | null
  exported: object | null
}
const call = (path: string, body: object = {}) => api.post(path, { token: me.token, body })
const versionsOf = async (id: string) => (await call(`/resume/versions/${id}`)).body.data as unknown as Kept[]

/** A resume with so many saves after the first, each with another headline. */
async function saved(times: number): Promise<string> {
  const content = englishResume()
  const id = (await call('/resume/create', { content })).body.data as string
  for (let save = 1; save <= times; save += 1) {
    const list = content.baseInfo.list.map((row) =>
      row.kind === 'headline' ? { ...row, value: `${save}` } : row,
    )
    await call('/resume/update', { id, content: { ...content, baseInfo: { ...content.baseInfo, list } } })
  }
  return id
}

it('keeps what has a name while others make room, and shows it beyond the plan’s number', async () => {
  const id = await saved(0)
  const [first] = await versionsOf(id)
  const name = { version: first?.version, name: '  Sent to Northlight ' }
  expect((await call(`/resume/version-name/${id}`, name)).body.data).toEqual({ name: 'Sent to Northlight' })
  for (let save = 0; save < 45; save += 1) await call('/resume/update', { id, title: `Title ${save}` })
  const versions = await versionsOf(id)
  expect(versions.length).toBeLessThan(20)
  expect(versions.at(-1)).toMatchObject({ revision: 1, name: 'Sent to Northlight' })
  await call(`/resume/version-name/${id}`, { version: first?.version, name: '' })
  await call('/resume/update', { id, title: 'Last' })
  expect((await versionsOf(id)).map(({ revision }) => revision)).not.toContain(1)
})

it('marks the version that was exported last, which stays and is shown like one with a name', async () => {
  const id = await saved(0)
  const [first] = await versionsOf(id)
  const exportAs = async (format: string) =>
    (await api.get(`/resume/export/${id}?format=${format}`, { token: me.token })).status
  const name = async (word: string) =>
    await call(`/resume/version-name/${id}`, { version: first?.version, name: word })
  expect(await exportAs('markdown')).toBe(200)
  await name('Sent')
  await name('')
  for (let save = 0; save < 20; save += 1) await call('/resume/update', { id, title: `Title ${save}` })
  const before = await versionsOf(id)
  const exported = { format: 'markdown', at: expect.any(String) }
  expect(before.length).toBeLessThan(20)
  expect(before.filter((one) => one.exported !== null)).toMatchObject([{ revision: 1, exported }])
  expect(await exportAs('text')).toBe(200)
  const after = await versionsOf(id)
  expect(after.map((one) => one.exported !== null)).toEqual(after.map((_, index) => index === 0))
})

it('has room for so many names and says so', async () => {
  const id = await saved(0)
  for (let count = 0; count <= MOST_NAMES; count += 1) {
    const [newest] = await versionsOf(id)
    const named = await call(`/resume/version-name/${id}`, { version: newest?.version, name: `${count}` })
    expect(named.status).toBe(count < MOST_NAMES ? 200 : 409)
    await call('/resume/update', { id, title: `Title ${count}` })
  }
})
