import { beforeAll, expect, it } from 'vitest'
import { rebuildSearch, refreshSearch } from '../../../app/features/search/rebuild-search.server'
import { searchSite } from '../../../app/features/search/search-site.server'
import { seedGroups } from '../../../cms/seed/seed-groups'
import { seedRecruitments } from '../../../cms/seed/seed-recruitments'
import type { Language } from '../../../collections/resumes/schema'
import { makeTemplate } from '../../factories/template'
import { openServices } from '../../setup/services'
import { throughout } from '../../setup/throughout'

const base = throughout(openServices)
beforeAll(async () => {
  const { payload } = base.services
  await seedGroups({ payload })
  await seedRecruitments({ payload })
  await refreshSearch({ payload })
})

async function search(question: string, language: Language = 'zh-CN') {
  const { results, partial } = await searchSite({ payload: base.services.payload, question, language })
  return { partial, results, urls: results.map(({ url }) => url) }
}

it.each([
  ['前端', '/template/use/engineering/qianduan-gongchengshi'],
  ['护士', '/template/use/care-education/linchuang-hushi'],
  ['护', '/template/use/care-education/linchuang-hushi'],
  ['转行', '/content/experienced'],
  ['简历范例', '/template'],
])('finds “%s” in Chinese', async (question, url) => {
  expect((await search(question)).urls).toContain(url)
})

it.each([
  ['backend', '/template/use/engineering/backend-engineer'],
  ['back', '/template/use/engineering/backend-engineer'],
  ['BACKEND Engineers', '/template/use/engineering/backend-engineer'],
  ['registered nurse', '/template/use/care-education/registered-nurse'],
  ['engineering', '/content/engineering'],
  ['jobs deadlines', '/recruitment'],
])('finds “%s” in English', async (question, url) => {
  expect((await search(question, 'en')).urls).toContain(url)
})

it('puts the title before the text, and marks the words', async () => {
  const { results } = await search('UX researcher', 'en')
  expect(results[0]).toMatchObject({
    url: '/template/use/product-design/ux-researcher',
    title: [
      { text: 'UX', hit: true },
      { text: ' ', hit: false },
      { text: 'researcher', hit: true },
    ],
  })
  const chinese = await search('值守')
  const marked = chinese.results[0]?.excerpt.filter(({ hit }) => hit).map(({ text }) => text)
  expect(marked).toContain('值守')
})

it('shows a page that exists in both languages in the reader’s', async () => {
  for (const language of ['en', 'zh-CN'] as const) {
    const { results } = await search('PDF', language)
    const tools = results.filter(({ url }) => url.startsWith('/tools'))
    expect(tools.length).toBeGreaterThan(1)
    expect(tools.map((tool) => tool.language)).toEqual(tools.map(() => language))
  }
})

it('takes pages with some of the words when none has all, and says so', async () => {
  expect(await search('backend zzzz', 'en')).toMatchObject({ partial: true })
  expect((await search('backend zzzz', 'en')).urls).toContain('/template/use/engineering/backend-engineer')
  expect(await search('zzzz qqqq')).toMatchObject({ results: [] })
  for (const odd of ['', '   ', '%', '_', '/', '.*', '！？', '"'])
    expect((await search(odd)).results, odd).toEqual([])
})

it('never finds a draft, nor what was taken back or deleted', async () => {
  const { payload } = base.services
  const data = {
    position: 'Zeppelin pilot',
    company: 'Airship Works',
    city: 'Ulm',
    language: 'en' as const,
    description: 'Quiet flights over the lake.',
  }
  const job = await payload.create({
    collection: 'recruitments',
    data: { ...data, _status: 'draft' },
    draft: true,
  })
  const shared = { collection: 'recruitments', id: job.id } as const
  expect((await search('zeppelin')).urls).toEqual([])

  await payload.update({ ...shared, data: { _status: 'published' } })
  expect((await search('zeppelin')).urls).toEqual([`/recruitment/${job.id}`])

  // A draft above the published text: the published one stays, the draft is not heard of.
  await payload.update({ ...shared, data: { position: 'Balloonist', _status: 'draft' }, draft: true })
  expect((await search('balloonist')).urls).toEqual([])
  expect((await search('zeppelin')).urls).toEqual([`/recruitment/${job.id}`])

  await payload.update({ ...shared, data: { _status: 'draft' } })
  expect((await search('zeppelin')).urls).toEqual([])
  await rebuildSearch({ payload })
  expect((await search('zeppelin')).urls).toEqual([])

  await payload.update({ ...shared, data: { position: 'Zeppelin pilot', _status: 'published' } })
  expect((await search('zeppelin')).urls).toEqual([`/recruitment/${job.id}`])
  await payload.delete(shared)
  expect((await search('zeppelin')).urls).toEqual([])
})

it('follows a template’s title, and can be made anew', async () => {
  const { payload } = base.services
  const template = await makeTemplate({ payload, code: 'plain', overrides: { title: 'Quokka' } })
  expect((await search('quokka')).urls).toEqual(['/template/use/plain'])
  const shared = { collection: 'templates', id: template.id } as const
  await payload.update({ ...shared, data: { title: 'Wallaby', _status: 'published' } })
  expect((await search('quokka')).urls).toEqual([])

  const all = await payload.count({ collection: 'search-entries' })
  await payload.delete({ collection: 'search-entries', where: { id: { exists: true } } })
  expect((await search('wallaby')).urls).toEqual([])
  expect(await refreshSearch({ payload })).toBe(true)
  expect(await refreshSearch({ payload })).toBe(false)
  expect((await search('wallaby')).urls).toEqual(['/template/use/plain'])
  expect(await payload.count({ collection: 'search-entries' })).toEqual(all)
})
