import { expect, it } from 'vitest'
import { apiText } from '../../../app/api/engine/texts'

const said = (seconds: number) => apiText({ key: 'tooMany', language: 'en', values: { seconds } })

it('says how long to wait in seconds, minutes or hours, never less than it takes', () => {
  expect(said(59)).toBe('Too many attempts. Try again in 59 s')
  expect(said(60)).toBe('Too many attempts. Try again in 1 min')
  expect(said(61)).toBe('Too many attempts. Try again in 2 min')
  expect(said(3600)).toBe('Too many attempts. Try again in 60 min')
  expect(said(3601)).toBe('Too many attempts. Try again in 2 h')
  const values = { seconds: 86_400 }
  expect(apiText({ key: 'tooMany', language: 'zh-CN', values })).toBe('操作过于频繁，请在 24 小时后再试')
})
