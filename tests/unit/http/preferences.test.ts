import { describe, expect, it } from 'vitest'
import { action } from '../../../app/routes/preferences'

const place = async (init: RequestInit) => {
  const request = new Request('http://jianli.test/preferences', { method: 'POST', ...init })
  const response = await action({ request, params: {}, context: {} } as unknown as Parameters<
    typeof action
  >[0])
  return { status: response.status, location: response.headers.get('location'), headers: response.headers }
}
const backTo = (back: string) => place({ body: new URLSearchParams({ theme: 'dark', back }) })

describe('preferences', () => {
  it('keeps the choice and goes back to the page it came from', async () => {
    const { status, location, headers } = await backTo('/user?tab=trash')
    expect([status, location]).toEqual([303, '/user?tab=trash'])
    expect(headers.get('set-cookie')).toContain('dark')
  })

  it.each(['//evil.test', '/.//evil.test', 'http://jianli.test//evil.test', '/\\evil.test', 'javascript:1'])(
    'never leaves the site for %s',
    async (back) => {
      const { location } = await backTo(back)
      expect(new URL(location ?? '', 'http://jianli.test').host).toBe('jianli.test')
    },
  )

  it('goes home from a body that is no form', async () => {
    const headers = { 'content-type': 'application/json' }
    expect(await place({ body: '{}', headers })).toMatchObject({ status: 303, location: '/' })
  })
})
