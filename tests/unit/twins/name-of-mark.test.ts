import { expect, it } from 'vitest'
import { nameOfMark } from '../../../app/editor/twin/name-of-mark'
import { resumeContent, type Language } from '../../../collections/resumes/schema'

const sideIn = (language: Language, title: string) =>
  resumeContent.parse({
    config: { language },
    entryList: [{ id: 'about', kind: 'summary', title, items: [{ id: 'words', text: 'A' }] }],
  })

it('a place is named in the reader’s language alone, on whichever side one is', () => {
  const sides = { own: sideIn('en', 'Summary'), other: sideIn('zh-CN', '个人简介') }
  const at = { key: 'words.text', owner: 'words', field: 'text' }
  const mark = { ...at, kind: 'text' as const, was: null, is: 'A', own: 'A', canTake: false }
  expect(nameOfMark({ ...sides, mark, language: 'zh-CN' })).toMatch(/^个人简介 /)
  expect(nameOfMark({ ...sides, mark, language: 'en' })).toMatch(/^Summary /)
})
