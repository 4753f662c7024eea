import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exportJsonResume } from '../../../app/features/interchange/export-json-resume'
import { importJsonResume } from '../../../app/features/interchange/import-json-resume'
import { resumeContent } from '../../../collections/resumes/schema'
import { jsonResume } from './json-resume-arbitrary'

test('an unedited import is exported deep-equal, in the same order of keys', () => {
  fc.assert(
    fc.property(jsonResume, (data) => {
      const read = importJsonResume({ data, language: 'en' })
      const keys = Object.keys(data as object)
      if (!read.ok && read.errors[0]?.message.includes('200,000'))
        return void expect(JSON.stringify(data).length).toBeGreaterThan(60_000)
      if (!read.ok)
        return void expect(keys.filter((key) => key !== 'x-extra').join()).toMatch(
          /^((__proto__|123|summary|facts|location),?)*$/,
        )
      expect(resumeContent.parse(read.content)).toEqual(read.content)
      // Stored and read back, as the database does it.
      const stored = resumeContent.parse(JSON.parse(JSON.stringify(read.content)))
      expect(JSON.stringify(exportJsonResume(stored))).toBe(JSON.stringify(data))
    }),
    { numRuns: 120 },
  )
})

test('no data at all makes the import throw', () => {
  fc.assert(
    fc.property(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
      (data) => {
        const read = importJsonResume({ data, language: 'zh-CN' })
        expect(read.ok || read.errors.every((error) => error.message !== '')).toBe(true)
      },
    ),
  )
})
