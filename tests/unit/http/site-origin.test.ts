import { expect, it } from 'vitest'
import { originCache, siteOrigin } from '~/http/site-origin'

it('lets shared caches keep what names the address only where the address is set', () => {
  const request = new Request('http://evil.example/robots.txt')
  const set = { env: { APP_URL: 'https://jianli.example/' } }
  expect(siteOrigin({ request, services: set })).toBe('https://jianli.example')
  expect(originCache({ services: set, seconds: 600 })).toBe('public, max-age=600')
  const unset = { env: { APP_URL: undefined } }
  expect(siteOrigin({ request, services: unset })).toBe('http://evil.example')
  expect(originCache({ services: unset, seconds: 600 })).toBe('private, max-age=600')
})
