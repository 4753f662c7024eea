import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentOf } from '../../../app/features/resumes/resume'
import { countResumes } from '../../../app/features/resumes/count-resumes.server'
import { seedGroups } from '../../../cms/seed/seed-groups'
import { seedRecruitments } from '../../../cms/seed/seed-recruitments'
import { openServices, type TestServices } from '../../setup/services'

let base: TestServices
beforeAll(async () => {
  base = await openServices()
})
afterAll(() => base.close())

it('seeds six groups with an example for each type, once', async () => {
  const { payload } = base.services
  expect(await seedGroups({ payload })).toBe(6)
  expect(await seedGroups({ payload })).toBe(0)
  const { docs } = await payload.find({ collection: 'resume-groups', depth: 1, overrideAccess: true })
  const examples = docs.flatMap(({ types }) => types ?? []).map(({ resumeId }) => resumeId)
  expect(examples.length).toBeGreaterThanOrEqual(20)
  for (const example of examples) {
    if (typeof example === 'string') throw new Error('the example is gone')
    expect(example.example).toBe(true)
    expect(example.owner ?? null).toBeNull()
    expect(contentOf(example).baseInfo.list.length).toBeGreaterThan(3)
  }
  expect(await countResumes({ payload })).toBe(0)
})

it('seeds jobs that are open and jobs that are past', async () => {
  const { payload } = base.services
  expect(await seedRecruitments({ payload })).toBeGreaterThanOrEqual(10)
  expect(await seedRecruitments({ payload })).toBe(0)
  const { docs } = await payload.find({ collection: 'recruitments', depth: 0, overrideAccess: true })
  const past = docs.filter(({ deadline }) => deadline && new Date(deadline) < new Date())
  expect(past.length).toBeGreaterThan(0)
  expect(past.length).toBeLessThan(docs.length / 2)
  for (const { link, group } of docs) {
    expect(new URL(link ?? '').hostname).toMatch(/(^|\.)example\.com$/)
    expect(group).toEqual(expect.any(String))
  }
})
