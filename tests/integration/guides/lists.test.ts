import { beforeEach, expect, it } from 'vitest'
import { findGuide } from '../../../app/features/guides/find-guide.server'
import { findNeighbours } from '../../../app/features/guides/find-neighbours.server'
import { listGuides, type ListGuidesOptions } from '../../../app/features/guides/list-guides.server'
import { refreshGuidePlaces } from '../../../app/features/guides/refresh-guide-places.server'
import { makeGuide } from '../../factories/guide'
import { openServices } from '../../setup/services'
import { throughout } from '../../setup/throughout'

const base = throughout(openServices)

/** Three in English and two in Chinese, a day apart. */
const GUIDES = [
  ['en-1', 'en', ['writing', 'ats'], 1],
  ['zh-2', 'zh-CN', ['ats'], 2],
  ['en-3', 'en', ['writing'], 3],
  ['zh-4', 'zh-CN', ['writing'], 4],
  ['en-5', 'en', ['writing', 'ats'], 5],
] as const
const ids = new Map<string, string>()

beforeEach(async () => {
  const { payload } = base.services
  await payload.delete({ collection: 'guides', where: {}, trash: true })
  ids.clear()
  for (const [slug, language, tags, day] of GUIDES) {
    const overrides = { language, tags: [...tags], publishedAt: `2026-01-0${day}T00:00:00.000Z` }
    ids.set(slug, await makeGuide({ payload, slug, overrides }))
  }
})

const change = (slug: string, data: object) =>
  base.services.payload.update({ collection: 'guides', id: ids.get(slug) ?? '', data, depth: 0, trash: true })

async function listed(options: Partial<ListGuidesOptions> = {}) {
  const { payload } = base.services
  const { total, list } = await listGuides({ payload, pageNum: 1, pageSize: 10, ...options })
  return [total, ...list.map(({ slug }) => slug)]
}

it('lists a language, a tag, both or all of them, the newest first', async () => {
  expect(await listed()).toEqual([5, 'en-5', 'zh-4', 'en-3', 'zh-2', 'en-1'])
  expect(await listed({ language: 'en' })).toEqual([3, 'en-5', 'en-3', 'en-1'])
  expect(await listed({ tags: ['ats'] })).toEqual([3, 'en-5', 'zh-2', 'en-1'])
  expect(await listed({ tags: ['ats'], language: 'zh-CN' })).toEqual([1, 'zh-2'])
  expect(await listed({ tags: ['photo'] })).toEqual([0])
  expect(await listed({ tags: ['ats', 'writing'], language: 'en' })).toEqual([3, 'en-5', 'en-3', 'en-1'])
  expect(await listed({ query: 'zh-4' })).toEqual([1, 'zh-4'])
})

it.each([{}, { tags: ['writing' as const] }])('counts all of %j on each page', async (filter) => {
  const all = (await listed(filter)).slice(1)
  for (const pageNum of [1, 2, 3])
    expect(await listed({ ...filter, pageNum, pageSize: 2 })).toEqual([
      all.length,
      ...all.slice((pageNum - 1) * 2, pageNum * 2),
    ])
  expect(await listed({ ...filter, pageNum: 9, pageSize: 2 })).toEqual([all.length])
})

it('follows each change of a guide at once', async () => {
  const about = () => listed({ tags: ['ats'], language: 'en' })
  expect(await about()).toEqual([2, 'en-5', 'en-1'])
  await change('en-3', { tags: ['ats'] })
  expect(await about()).toEqual([3, 'en-5', 'en-3', 'en-1'])
  expect(await listed({ tags: ['writing'], language: 'en' })).toEqual([2, 'en-5', 'en-1'])
  await change('en-1', { publishedAt: '2026-02-01T00:00:00.000Z' })
  expect(await about()).toEqual([3, 'en-1', 'en-5', 'en-3'])
  await change('en-5', { language: 'zh-CN' })
  expect(await about()).toEqual([2, 'en-1', 'en-3'])
  await change('en-1', { _status: 'draft' })
  expect(await about()).toEqual([1, 'en-3'])
  await change('en-3', { deletedAt: new Date().toISOString() })
  expect(await about()).toEqual([0])
  await change('en-3', { deletedAt: null })
  expect(await about()).toEqual([1, 'en-3'])
  await base.services.payload.delete({ collection: 'guides', id: ids.get('en-3') ?? '' })
  expect(await about()).toEqual([0])
})

it('does not move by a draft above the published text', async () => {
  const { payload } = base.services
  const data = { tags: ['photo' as const], publishedAt: '2020-01-01T00:00:00.000Z' }
  const id = ids.get('en-5') ?? ''
  await payload.update({ collection: 'guides', id, data, draft: true })
  expect(await listed({ tags: ['ats'] })).toEqual([3, 'en-5', 'zh-2', 'en-1'])
  expect(await listed({ tags: ['photo'] })).toEqual([0])
})

it('knows what stands beside a guide, of the same moment too', async () => {
  const { payload } = base.services
  await makeGuide({ payload, slug: 'en-3b', overrides: { publishedAt: '2026-01-03T00:00:00.000Z' } })
  const beside = async (key: string) => {
    const guide = await findGuide({ payload, key })
    if (!guide) throw new Error(`no ${key}`)
    const { previous, next, related } = await findNeighbours({ payload, guide })
    return [previous?.slug, next?.slug, related.map(({ slug }) => slug)]
  }
  expect(await beside('en-1')).toEqual([undefined, 'en-3', ['en-5', 'en-3b', 'en-3']])
  expect(await beside('en-3')).toEqual(['en-1', 'en-3b', ['en-5', 'en-3b', 'en-1']])
  expect(await beside('en-3b')).toEqual(['en-3', 'en-5', ['en-5', 'en-3', 'en-1']])
  expect(await beside('en-5')).toEqual(['en-3b', undefined, ['en-3b', 'en-3', 'en-1']])
  expect(await beside('zh-2')).toEqual([undefined, 'zh-4', []])
})

it('gives the guides of an older database their places, once', async () => {
  const { payload } = base.services
  await payload.delete({ collection: 'guide-places', where: {} })
  await payload.kv.delete('guide-places')
  expect(await refreshGuidePlaces({ payload })).toBe(true)
  expect(await refreshGuidePlaces({ payload })).toBe(false)
  expect(await listed({ tags: ['ats'] })).toEqual([3, 'en-5', 'zh-2', 'en-1'])
  expect(await listed()).toHaveLength(6)
})
