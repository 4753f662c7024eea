import { expect, it } from 'vitest'
import { countTemplateUse } from '../../../app/features/templates/count-template-use.server'
import { makeTemplate } from '../../factories/template'
import { openApi } from '../../setup/open-api'
import { throughout } from '../../setup/throughout'

const api = throughout(openApi)

/** One template, used twice after a draft of it was begun. */
async function usedSinceDraft() {
  const { payload } = api.services
  const { id, code, publishedAt } = await makeTemplate({ payload })
  const change = (data: object, draft: boolean) =>
    payload.update({ collection: 'templates', id, data: { ...data }, draft })
  await change({ title: 'A draft', _status: 'draft' }, true)
  for (let use = 0; use < 2; use++) await countTemplateUse({ payload, id })
  return { payload, id, code, publishedAt, change }
}

it('keeps use and date of a template when an old draft is published', async () => {
  const { payload, id, publishedAt, change } = await usedSinceDraft()
  await change({ title: 'Published', _status: 'published', useCount: 0, publishedAt: '2001-01-01' }, false)
  const after = await payload.findByID({ collection: 'templates', id })
  expect(after).toMatchObject({ title: 'Published', useCount: 2, publishedAt })
})

it('keeps them when an old version is restored', async () => {
  const { payload, id, publishedAt } = await usedSinceDraft()
  const { docs } = await payload.findVersions({
    collection: 'templates',
    where: { parent: { equals: id } },
    sort: 'updatedAt',
  })
  await payload.restoreVersion({ collection: 'templates', id: docs[0]?.id ?? '' })
  const after = await payload.findByID({ collection: 'templates', id })
  expect(after).toMatchObject({ useCount: 2, publishedAt })
})

it('starts a copy of a template anew', async () => {
  const { payload, id } = await usedSinceDraft()
  const copy = await payload.duplicate({ collection: 'templates', id, data: { code: 'a-copy' } })
  expect(copy).toMatchObject({ useCount: 0 })
  expect(copy.publishedAt ?? null).toBeNull()
})
