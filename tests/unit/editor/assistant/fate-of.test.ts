import { expect, it } from 'vitest'
import { resumeContent } from '../../../../collections/resumes/schema'
import { applyPatch } from '../../../../app/document/patch/apply-patch'
import type { Patch } from '../../../../app/document/patch/patch'
import { fateOf } from '../../../../app/editor/assistant/run/fate-of'

const job = (id: string, text: string) => ({ id, title: id, text })
const withJobs = (...items: object[]) =>
  resumeContent.parse({ entryList: [{ id: 'work', kind: 'experience', title: 'Work', items }] })
const content = withJobs(job('a', 'Old.'), job('b', 'Other.'))

const replace: Patch = [
  { op: 'test', path: '/entryList/0/id', value: 'work' },
  { op: 'test', path: '/entryList/0/items/0/id', value: 'a' },
  { op: 'test', path: '/entryList/0/items/0/text', value: 'Old.' },
  { op: 'replace', path: '/entryList/0/items/0/text', value: 'New.' },
]
const add: Patch = [
  { op: 'test', path: '/entryList/0/id', value: 'work' },
  {
    op: 'add',
    path: '/entryList/0/items/-',
    value: content.entryList[0]?.items[0] && { ...content.entryList[0].items[0], id: 'c' },
  },
]

it('tells a text that was written on from one that is gone', () => {
  expect(fateOf({ content: withJobs(job('a', 'Old, but mine.')), ops: replace })).toBe('changed')
  expect(fateOf({ content: withJobs(job('b', 'Old.')), ops: replace })).toBe('gone')
})

it('knows what is added by its id', () => {
  expect(fateOf({ content, ops: add })).toBe('open')
  expect(fateOf({ content: applyPatch({ document: content, patch: add }), ops: add })).toBe('accepted')
})
