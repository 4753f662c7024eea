import { expect, test } from 'vitest'
import { isGuessable } from '../../../collections/resumes/access-code'
import { makeAccessCode } from '../../../app/session/share/make-access-code'

test.each(['00000000', '12345678', '98765432', '89012345', '12341234', '11112222', '19900131'])(
  '%s is easy to guess',
  (code) => expect(isGuessable(code)).toBe(true),
)

test.each(['20481733', '48201957', '19901331', '12345679'])('%s is not', (code) =>
  expect(isGuessable(code)).toBe(false),
)

test('a code that is made is none of these', () => {
  for (let i = 0; i < 500; i++) expect(isGuessable(makeAccessCode())).toBe(false)
})
