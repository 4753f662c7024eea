import { expect, test } from 'vitest'
import { normalizeInput } from '../../../app/document/rich-text/normalize-input'

test('radicals become ordinary Han characters, letters are composed', () => {
  expect(normalizeInput('⽂⻘⾯⺠⻔')).toBe('文青面民门')
  expect(normalizeInput('e\u0301')).toBe('é')
})

test('nothing of U+2E80–2FDF with a Han equivalent is left, and other text is untouched', () => {
  for (let code = 0x2f00; code <= 0x2fd5; code += 1) {
    expect(normalizeInput(String.fromCharCode(code))).toMatch(/^\p{Unified_Ideograph}$/u)
  }
  expect(normalizeInput('ＡＢ①ﬁ 张伟')).toBe('ＡＢ①ﬁ 张伟')
})
