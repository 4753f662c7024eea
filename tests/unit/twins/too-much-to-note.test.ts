import { expect, it } from 'vitest'
import { pairOf } from '../../../app/features/twins/pair-of'
import { writeNotes } from '../../../app/features/twins/settle'
import { resumeContent, skillRow } from '../../../collections/resumes/schema'
import { twoResumes } from './two-resumes'

it('the longest list of keywords is noted, and the resume can be saved', () => {
  const two = twoResumes()
  const tags = Array.from({ length: 100 }, () => 'x'.repeat(200))
  two.change('en', ({ skill }) => skill.list.push(skillRow.parse({ id: 'long', tags })))
  two.take('zh')
  two.keep('zh')
  expect(two.docs.zh.inStep?.fields['long.tags']?.own).toHaveLength(20_099)
  expect(resumeContent.safeParse(two.docs.zh).success).toBe(true)
})

it('notes that can’t be stored are not written: what is gone goes first, and the resume can be saved', () => {
  const two = twoResumes()
  const write = (prefix: string) => {
    const many = Array.from(
      { length: 20_001 },
      (_, index) => [`${prefix}${index}.text`, { own: 'a', other: 'b' }] as const,
    )
    const [own, other] = [
      { id: 'zh', content: two.docs.zh },
      { id: 'en', content: two.docs.en },
    ]
    const notes = new Map(many)
    two.change('zh', (draft) => writeNotes({ draft, pair: pairOf({ own, other }), twin: 'en', notes }))
  }
  const before = Object.keys(two.docs.zh.inStep?.fields ?? {})
  write('gone')
  expect(Object.keys(two.docs.zh.inStep?.fields ?? {})).toEqual(before)
  write('$part')
  expect(Object.keys(two.docs.zh.inStep?.fields ?? {})).toEqual(before)
  expect(resumeContent.safeParse(two.docs.zh).success).toBe(true)
})
