import { expect, test } from 'vitest'
import { planAhead } from '../../../app/features/pdf/plan-ahead.server'
import { purgeTrash } from '../../../app/features/resumes/purge-trash.server'
import { chineseResume } from '../../factories/chinese-resume'
import { openApi, requestFor } from '../../setup/open-api'
import { throughout, somebody } from '../../setup/throughout'

const api = throughout(openApi)
const me = somebody(api)

const plansOf = async (resume: string) => {
  const { docs } = await api.services.payload.find({
    collection: 'page-plans',
    where: { resume: { equals: resume } },
    sort: 'revision',
    depth: 0,
  })
  return docs.map(({ revision }) => revision)
}
const post = async (path: string, body: unknown = {}) => {
  const answer = await api.post(path, { token: me.token, body })
  expect(answer.status, `${path}: ${answer.body.message}`).toBe(200)
  return answer.body.data as unknown
}
const create = async () =>
  String(await post('/resume/create', { title: '简历', templateCode: '', content: chineseResume() }))
/** Work that holds the queue until it is let go. */
const hold = () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  api.services.ahead.add({ key: 'held', work: () => held })
  return release
}
/** How often the browser is asked for something while work goes on. */
const jobsDuring = async (work: () => Promise<unknown>) => {
  const { browser } = api.services
  let jobs = 0
  const run: typeof browser.run = (job, options) => ((jobs += 1), browser.run(job, options))
  Object.assign(api.services, { browser: { ...browser, run } })
  await work().finally(() => Object.assign(api.services, { browser }))
  return jobs
}

test('many saves in a row cost one plan: the newest revision’s', async () => {
  const release = hold()
  const id = await create()
  for (const fontSize of [12, 13, 14, 15])
    await post('/resume/update', { id, content: chineseResume({ fontSize }) })
  expect(await plansOf(id)).toEqual([])
  const jobs = await jobsDuring(() => {
    release()
    return api.services.ahead.idle()
  })
  expect(await plansOf(id)).toEqual([5])
  expect(jobs).toBe(1)
})

test('the first export of a saved revision plans nothing', async () => {
  const id = await create()
  await api.services.ahead.idle()
  const jobs = await jobsDuring(async () => {
    const path = `/resume/pdf/${id}`
    const pdf = await api.send(requestFor({ method: 'GET', path, options: { token: me.token } }))
    expect(pdf.status).toBe(200)
  })
  expect(jobs).toBe(1)
})

test('a save neither waits for its plan nor fails with it', async () => {
  const { browser } = api.services
  const broken = { ...browser, run: () => Promise.reject(new Error('no browser')) }
  Object.assign(api.services, { browser: broken })
  const release = hold()
  const id = await create()
  release()
  await api.services.ahead.idle()
  Object.assign(api.services, { browser })
  expect(await plansOf(id)).toEqual([])
  planAhead({ services: api.services, id })
  await api.services.ahead.idle()
  expect(await plansOf(id)).toEqual([1])
})

test('a resume that is gone takes its plans along', async () => {
  const id = await create()
  await api.services.ahead.idle()
  const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
  await api.services.payload.update({ collection: 'resumes', id, data: { deletedAt: old }, trash: true })
  await purgeTrash(api.services)
  expect(await plansOf(id)).toEqual([])
})
