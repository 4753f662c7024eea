import type { MigrateDownArgs } from '@payloadcms/db-sqlite'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { listGuides } from '../../../app/features/guides/list-guides.server'
import { refreshGuidePlaces } from '../../../app/features/guides/refresh-guide-places.server'
import { refreshSearch } from '../../../app/features/search/rebuild-search.server'
import { searchSite } from '../../../app/features/search/search-site.server'
import { migrations } from '../../../cms/migrations'
import { seedVipTypes } from '../../../cms/seed/seed-vip-types'
import { makeGuide } from '../../factories/guide'
import { openServices } from '../../setup/services'
import { throughout } from '../../setup/throughout'

const base = throughout(openServices)

it('takes a database from before the lists by index further, with the guides that are in it', async () => {
  const { payload } = base.services
  for (const slug of ['first', 'second']) await makeGuide({ payload, slug })
  await payload.update({
    collection: 'guides',
    where: { slug: { equals: 'first' } },
    data: { slug: 'moved', oldSlugs: ['first'] },
  })
  const guides = () => payload.find({ collection: 'guides', sort: 'slug', depth: 0, pagination: false })
  const before = (await guides()).docs
  expect(before.map(({ slug }) => slug)).toEqual(['moved', 'second'])

  await undo('lists_by_index')
  await expect(payload.count({ collection: 'guide-places' })).rejects.toThrow()
  await payload.db.migrate({ migrations: migrations as never })
  expect(await refreshGuidePlaces({ payload })).toBe(true)
  expect(await refreshSearch({ payload })).toBe(true)

  expect((await guides()).docs).toEqual(before)
  const { total, list } = await listGuides({ payload, pageNum: 1, pageSize: 5, tags: ['writing'] })
  expect([total, list.map(({ slug }) => slug).sort()]).toEqual([2, ['moved', 'second']])
  const { results } = await searchSite({ payload, question: 'second', language: 'en', kind: 'guide' })
  expect(results.map(({ url }) => url)).toEqual(['/guide/second'])
})

it('takes the texts of plans along when a language gets one key', async () => {
  const { payload } = base.services
  await seedVipTypes({ payload })
  const plans = () => payload.find({ collection: 'vip-types', sort: 'key', depth: 0, pagination: false })
  const before = (await plans()).docs
  expect(before.map(({ name }) => name)).toContainEqual({ 'zh-CN': '月度会员', en: 'Monthly' })

  await undo('one_key_of_a_language')
  await expect(plans()).rejects.toThrow()
  await payload.db.migrate({ migrations: migrations as never })

  expect((await plans()).docs).toEqual(before)
})

/** The migrations from this one on, undone. */
async function undo(name: string): Promise<void> {
  const { payload } = base.services
  const first = migrations.findIndex((migration) => migration.name.endsWith(name))
  const req = await createLocalReq({}, payload)
  for (const migration of migrations.slice(first).reverse()) {
    // an edge: Payload's adapter type does not name the driver it holds
    const { drizzle } = payload.db as unknown as { drizzle: MigrateDownArgs['db'] }
    await migration.down({ db: drizzle, payload, req })
    await payload.delete({ collection: 'payload-migrations', where: { name: { equals: migration.name } } })
  }
}
