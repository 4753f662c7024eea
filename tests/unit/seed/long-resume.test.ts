import { expect, it } from 'vitest'
import { LANGUAGES } from '../../../collections/resumes/schema'
import { longResume } from '../../factories/long-resume'

it.each(LANGUAGES)('a long resume in %s is a valid document and a fresh copy each time', (language) => {
  const content = longResume(language)
  expect(content.config.language).toBe(language)
  expect(JSON.stringify(content).length).toBeGreaterThan(5_000)
  content.entryList.length = 0
  expect(longResume(language).entryList.length).toBeGreaterThan(6)
})
