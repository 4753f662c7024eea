import { expect, test } from 'vitest'
import { parseGuestResume } from '../../../app/features/guest-resumes/read-guest-resume'
import { englishResume } from '../../factories/english-resume'

test('a resume is read whose open end was stored as the word for it', () => {
  const content = englishResume()
  const at = new Date(0).toISOString()
  const resume = { id: 'local-a', title: 'Mine', templateCode: '', createdAt: at, updatedAt: at }
  const text = JSON.stringify({ ...resume, content }).replaceAll('"end":"now"', '"end":"至今"')
  expect(text).toContain('至今')
  expect(parseGuestResume(JSON.parse(text))?.content).toEqual(content)
  expect(parseGuestResume({ ...resume, content: { ...content, entryList: 'none' } })).toBeUndefined()
  expect(parseGuestResume(undefined)).toBeUndefined()
})
