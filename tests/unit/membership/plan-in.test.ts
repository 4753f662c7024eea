import { expect, it } from 'vitest'
import { planIn } from '../../../app/features/membership/read-ledger.server'

it('reads plans that were sold when the Chinese name was kept as zh', () => {
  const rest = { typeId: 'a', level: 1, entitlements: {} }
  const now = planIn({ ...rest, name: { 'zh-CN': '月度会员', en: 'Monthly' } })
  expect(now.name).toEqual({ 'zh-CN': '月度会员', en: 'Monthly' })
  expect(planIn({ ...rest, name: { zh: '月度会员', en: 'Monthly' } })).toEqual(now)
  expect(() => planIn({ ...rest, name: { en: 'Monthly' } })).toThrow()
})
