import { beforeAll, expect, it } from 'vitest'
import { applyPatch } from '../../../app/document/patch/apply-patch'
import type { Inspection } from '../../../app/features/inspect/types'
import { longResume } from '../../factories/long-resume'
import { openApi } from '../../setup/open-api'
import { throughout } from '../../setup/throughout'

type Answered = Inspection & { revision: number; model: null }

const api = throughout(openApi)
let token = ''
beforeAll(async () => {
  token = (await api.signUp()).token
})

const create = (content: object) => api.makeResume(token, { content })
const inspect = async (id: string, language = 'en') => {
  const headers = { 'accept-language': language }
  const { status, body } = await api.get(`/ai/optimize/inspect?resumeId=${id}`, { token, headers })
  expect(status, body.message).toBe(200)
  return body.data as Answered
}

it('looks at what an editor would open, and its patch can be saved', async () => {
  const content = longResume('en')
  const id = await create(content)
  const [work] = content.entryList.filter(({ kind }) => kind === 'experience')
  const [item] = work?.items ?? []
  if (!item) throw new Error('no position')
  item.text += '\n- Moved 40 shards of mysql to new disks without an outage.'
  const kept = await api.post(`/resume/data-tmp/${id}`, { token, body: { content, revision: 1 } })
  expect(kept.status).toBe(200)
  const finding = (await inspect(id)).findings.find(({ rule }) => rule === 'product-names')
  expect(finding?.place).toMatchObject({ itemId: item.id, field: 'text' })
  const patched = applyPatch({ document: content, patch: finding?.patch?.ops ?? [] })
  const saved = await api.post('/resume/update', { token, body: { id, content: patched, revision: 1 } })
  expect(saved.status).toBe(200)
  const after = await inspect(id)
  expect(after.revision).toBe(2)
  expect(after.findings.map(({ rule }) => rule)).not.toContain('product-names')
})

it('is the owner’s alone, and says what is wrong with the question', async () => {
  const id = await create({})
  const other = await api.signUp()
  const path = `/ai/optimize/inspect?resumeId=${id}`
  expect((await api.get(path, { token: other.token })).status).toBe(404)
  expect((await api.get('/ai/optimize/inspect?resumeId=none', { token })).status).toBe(404)
  expect((await api.get('/ai/optimize/inspect', { token })).status).toBe(400)
  expect((await inspect(id)).score).toBeLessThan(10)
  await api.post(`/resume/remove/${id}`, { token })
  expect((await api.get(path, { token })).status).toBe(404)
})
