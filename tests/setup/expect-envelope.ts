import { expect } from 'vitest'
import { requestFor, type CallOptions, type TestApi } from './open-api'

/** Whatever comes in: the envelope with the status as its code, never a 5xx, no stack, no file of ours named. */
export async function expectEnvelope(sent: {
  api: TestApi
  method: string
  path: string
  options: CallOptions
}): Promise<number> {
  const { api } = sent
  const response = await api.send(requestFor(sent), { ip: `203.0.113.${Math.floor(Math.random() * 250)}` })
  const text = await response.text()
  if (!text.startsWith('{"success":')) {
    expect(response.status).toBe(200)
    return response.status
  }
  const body = JSON.parse(text) as Record<string, unknown>
  expect(Object.keys(body).sort()).toEqual(['code', 'data', 'message', 'success'])
  expect(body.code).toBe(response.status)
  expect(body.success).toBe(response.status === 200)
  expect(response.status, text.slice(0, 300)).toBeLessThan(500)
  expect(text).not.toMatch(/\.(ts|js):\d+|node_modules|SQLITE|Mongo/)
  return response.status
}
