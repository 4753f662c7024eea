import pino from 'pino'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { runJobs } from '../../../app/features/jobs/run-jobs.server'
import { MissedPlans } from '../../../cms/admin/dashboard/MissedPlans'
import { DASHBOARD_TEXTS } from '../../../cms/admin/dashboard/texts'
import { missedPlans } from '../../../cms/admin/guides/missed-plans'
import type { Language } from '../../../collections/resumes/choices'
import { guideContent, makeGuide, planGuide, templateCard } from '../../factories/guide'
import { makeTemplate } from '../../factories/template'
import { openApi } from '../../setup/open-api'
import { signUpAs } from '../../setup/sign-up-as'
import { throughout, somebody } from '../../setup/throughout'

const api = throughout(openApi)
const admin = somebody(api, 'ADMIN')

/** A draft that is to come out now and shows a template that was deleted after it was scheduled. */
async function miss(slug: string): Promise<string> {
  const { payload } = api.services
  const template = await makeTemplate({ payload, code: slug })
  const content = guideContent([templateCard(slug)])
  const id = await makeGuide({ payload, slug, overrides: { content, _status: 'draft' } })
  await planGuide({ payload, guide: id, type: 'publish', by: admin.id })
  await payload.delete({ collection: 'templates', id: template.id })
  return id
}

const missed = async () =>
  (await missedPlans(api.services)).map(({ guide, title, type }) => [guide, title, type])
/** The dashboard's notice, in a language. */
async function notice(language: Language): Promise<string> {
  const { payload } = api.services
  const at = (slug: string) => `/collections/${slug}`
  return renderToStaticMarkup(await MissedPlans({ payload, language, texts: DASHBOARD_TEXTS[language], at }))
}
const change = async (body: object) => (await api.post('/guide/update', { token: admin.token, body })).status

it('is shown and logged with its reason until the guide comes out', async () => {
  const { payload, tally } = api.services
  const id = await miss('late')
  expect(await missed()).toEqual([])
  expect(await notice('en')).toBe('')
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) })
  expect(await runJobs({ payload, tally, log })).toBe(1)
  expect(await missed()).toEqual([[id, 'Title of late', 'publish']])
  expect(await notice('en')).toContain(
    `<a href="/collections/guides/${id}">Not published · Title of late</a>`,
  )
  expect(await notice('zh-CN')).toContain(`<a href="/collections/guides/${id}">未发布 · Title of late</a>`)
  expect(lines).toHaveLength(1)
  const said = JSON.parse(lines[0] ?? '') as Record<string, unknown>
  expect(said).toMatchObject({ msg: 'a job failed', task: 'schedulePublish', guide: id, type: 'publish' })
  expect(said.reason).toContain('没有编号为 late 的已发布模板')

  expect(await change({ id, title: 'Without the card', content: guideContent('Text') })).toBe(200)
  expect(await missed(), 'a draft is not out yet').toEqual([[id, 'Without the card', 'publish']])
  expect(await change({ id, action: 'publish' })).toBe(200)
  expect(await missed()).toEqual([])
  expect(await change({ id, title: 'Later' })).toBe(200)
  expect(await missed(), 'nor of later drafts').toEqual([])
})

it('is no more of a guide that was thrown away', async () => {
  const id = await miss('thrown')
  await runJobs(api.services)
  expect(await missed()).toEqual([[id, 'Title of thrown', 'publish']])
  await api.post(`/guide/delete/${id}`, { token: admin.token })
  expect(await missed()).toEqual([])
})

it('is a guide, too, whose withdrawal was set by somebody who is gone', async () => {
  const { payload } = api.services
  const id = await makeGuide({ payload, slug: 'staying' })
  const gone = await signUpAs({ api, role: 'ADMIN' })
  await planGuide({ payload, guide: id, type: 'unpublish', by: gone.id })
  await payload.delete({ collection: 'users', id: gone.id })
  await runJobs(api.services)
  expect(await missed()).toEqual([[id, 'Title of staying', 'unpublish']])
  expect(await change({ id, action: 'unpublish' })).toBe(200)
  expect(await missed()).toEqual([])
})
