import { expect, test } from 'vitest'
import { getLayout } from '../../../app/document/layouts/registry'
import { exportPdf } from '../../../app/features/pdf/export-pdf.server'
import { findPlan } from '../../../app/features/pdf/find-plan.server'
import { pagePlanOf, planKeyOf } from '../../../app/features/pdf/page-plan-of.server'
import { readPdfText } from '../../../app/features/pdf/read-pdf-text.server'
import { storeResume } from '../../../app/features/resumes/store-resume.server'
import type { Services } from '../../../app/features/services'
import { chineseResume } from '../../factories/chinese-resume'
import { longResume } from '../../factories/long-resume'
import { openApi, requestFor } from '../../setup/open-api'
import { throughout, somebody } from '../../setup/throughout'

const api = throughout(openApi)
const me = somebody(api)

const layout = getLayout('classic')
/** The services with a browser of their own to the caches, as another instance has one; its jobs are counted. They wait for `begin`. */
function counted({ begin = Promise.resolve() }: { begin?: Promise<void> } = {}) {
  const { browser } = api.services
  const jobs: number[] = []
  const run: typeof browser.run = async (job, options) => {
    jobs.push(Date.now())
    await begin
    return browser.run(job, options)
  }
  const services: Services = { ...api.services, browser: { ...browser, run } }
  return { services, jobs }
}
/** A resume that nothing is planned of yet. */
async function store(): Promise<string> {
  const { id: owner } = me
  const resume = {
    title: '简历',
    templateCode: '',
    layout: 'classic',
    layoutVersion: layout.version,
  } as const
  const { payload } = api.services
  const person = await payload.findByID({ collection: 'users', id: owner })
  const stored = await storeResume({
    payload,
    person: person as never,
    resume: { ...resume, content: chineseResume() },
  })
  if (!stored.ok) throw new Error('no room')
  return stored.resume.id
}
const countPlans = async (resume: string) =>
  (await api.services.payload.count({ collection: 'page-plans', where: { resume: { equals: resume } } }))
    .totalDocs

test('an older revision that is planned last changes nothing for the newer one', async () => {
  const { services } = counted()
  const resume = await store()
  const older = { owner: { resume, revision: 1 }, content: chineseResume({ fontSize: 12 }), layout }
  const newer = { owner: { resume, revision: 2 }, content: longResume('zh-CN'), layout }
  const planned = await pagePlanOf({ services, ...newer })
  await pagePlanOf({ services, ...older })
  expect(await findPlan({ payload: services.payload, key: planKeyOf(newer) })).toEqual(planned)
  expect(await pagePlanOf({ services, ...newer })).toEqual(planned)
})

test('who leaves while a plan is made takes it from nobody else', async () => {
  let letBegin = () => {}
  const { services, jobs } = counted({ begin: new Promise((resolve) => (letBegin = resolve)) })
  const owner = { resume: await store(), revision: 1 }
  const request = { services, content: longResume('zh-CN'), layout, owner }
  const leaving = new AbortController()
  const [left, stayed] = [pagePlanOf({ ...request, signal: leaving.signal }), pagePlanOf(request)]
  await expect.poll(() => jobs.length).toBe(1)
  leaving.abort()
  await expect(left).rejects.toMatchObject({ name: 'AbortError' })
  letBegin()
  expect((await stayed).plan.pages.length).toBeGreaterThan(0)
  expect(jobs.length).toBe(1)
})

test('a plan that was begun before its resume was deleted leaves nothing of it', async () => {
  let letBegin = () => {}
  const { services, jobs } = counted({ begin: new Promise((resolve) => (letBegin = resolve)) })
  const owner = { resume: await store(), revision: 1 }
  const planned = pagePlanOf({ services, content: longResume('zh-CN'), layout, owner })
  await expect.poll(() => jobs.length).toBe(1)
  await api.services.payload.delete({ collection: 'resumes', id: owner.resume })
  letBegin()
  expect((await planned).plan.pages.length).toBeGreaterThan(0)
  expect(await countPlans(owner.resume)).toBe(0)
})

test('twenty exports of one revision at once print once, and the next one is kept', async () => {
  const { services, jobs } = counted()
  const request = { services, content: longResume('zh-CN'), layout: 'classic' }
  const owner = { resume: await store(), revision: 1 }
  await pagePlanOf({ ...request, layout, owner })
  jobs.length = 0
  const files = await Promise.all(Array.from({ length: 20 }, () => exportPdf({ ...request, owner })))
  expect(jobs.length).toBe(1)
  for (const { bytes } of files) expect(bytes.equals(files[0]?.bytes ?? Buffer.alloc(0))).toBe(true)
  await exportPdf({ ...request, owner })
  expect(jobs.length).toBe(1)
})

test('a changed revision never comes from the cache, a restored one may', async () => {
  const { token } = me
  const named = (name: string) => {
    const content = chineseResume()
    const list = content.baseInfo.list.map((row) => (row.kind === 'name' ? { ...row, value: name } : row))
    return { ...content, baseInfo: { ...content.baseInfo, list } }
  }
  const body = { title: '简历', templateCode: '', content: named('程一') }
  const id = await api.makeResume(token, body)
  const text = async () => {
    const path = `/resume/pdf/${id}`
    const file = await api.send(requestFor({ method: 'GET', path, options: { token } }))
    return (await readPdfText(new Uint8Array(await file.arrayBuffer()))).join('').replace(/\s/g, '')
  }
  for (const name of ['程一', '程二', '程三', '程一']) {
    await api.post('/resume/update', { token, body: { id, content: named(name) } })
    expect((await text()).startsWith(name)).toBe(true)
  }
})
