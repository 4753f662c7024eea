import { expect, it } from 'vitest'
import { isOtherEngine } from '../../../app/document/render/engine-breaks'

it.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    false,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', true],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    true,
  ],
  ['', false],
])('whether %s ends lines in a way of its own', (userAgent, expected) => {
  expect(isOtherEngine(userAgent)).toBe(expected)
})
