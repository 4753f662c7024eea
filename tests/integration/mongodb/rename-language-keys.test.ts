import { expect, it } from 'vitest'
import { renameLanguageKeys } from '../../../cms/database/rename-language-keys'
import { seedVipTypes } from '../../../cms/seed/seed-vip-types'
import { openServices } from '../../setup/services'
import { throughout } from '../../setup/throughout'

const base = throughout(openServices)

it('takes the texts of plans along when a language gets one key, however often it starts', async () => {
  const { payload } = base.services
  await seedVipTypes({ payload })
  // an edge: Payload's adapter type does not name the driver it holds
  const database = payload.db as unknown as Parameters<typeof renameLanguageKeys>[0]
  const names = async () => {
    const { docs } = await payload.find({ collection: 'vip-types', sort: 'order' })
    return docs.map(({ name }) => name)
  }
  const before = await names()
  expect(before).toContainEqual({ 'zh-CN': '月度会员', en: 'Monthly' })

  const stored = database.connection.collection('vip-types')
  await stored.updateMany({}, { $rename: { 'name.zh-CN': 'name.zh' } })
  expect(await names()).not.toEqual(before)
  await renameLanguageKeys(database)
  await renameLanguageKeys(database)

  expect(await names()).toEqual(before)
  expect(await stored.countDocuments({ 'name.zh': { $exists: true } })).toBe(0)
})
