import type { TestApi } from '../setup/open-api'

/** The input of a plan, with what a test cares about put over it. */
export function vipTypeInput(overrides: object = {}) {
  return {
    name: { zh: '月度会员', en: 'Monthly' },
    summary: { zh: '一个月', en: 'One month' },
    price: 1900,
    currency: 'CNY',
    days: 30,
    ...overrides,
  }
}

/** A plan on sale, made by an administrator. @returns its id */
export async function makeVipType(options: {
  api: TestApi
  admin: string
  overrides?: object
}): Promise<string> {
  const { api, admin, overrides } = options
  const { status, body } = await api.post('/vip-type/create', { token: admin, body: vipTypeInput(overrides) })
  if (status !== 200) throw new Error(`no plan: ${JSON.stringify(body)}`)
  return (body.data as { id: string }).id
}
