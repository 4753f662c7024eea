import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { privateResume } from '../../factories/private-resume'
import { openAssistant, type AssistantSite } from '../../setup/open-assistant'
import type { StreamedEvent } from '../../setup/read-stream'

let site: AssistantSite
let me: Awaited<ReturnType<AssistantSite['enter']>>
beforeAll(async () => {
  site = await openAssistant({ lookMs: 200 })
})
beforeEach(async () => {
  me = await site.enter(privateResume)
})
afterAll(() => site.close())

type Flag = { severity: string; told?: object; isCompared?: true }
const LARGER = '- Was responsible for the night shift of over 12 people.'
const offering = (start: string) =>
  `${start}${JSON.stringify({ edits: [{ id: 'job1', field: 'text', value: LARGER, why: '' }], questions: [] }).slice(1)}`
/** What says more than the resume, and has words of the person's beside it. */
const larger = (events: StreamedEvent[]) =>
  events
    .filter(({ type }) => type === 'patch')
    .flatMap(({ data }) => data.flags as Flag[])
    .filter(({ severity, told }) => severity === 'inflated' && told !== undefined)

describe('what says more than the resume, and a model points at where it is told', () => {
  beforeEach(() => {
    const told = ['f1', 'f2'].map((flag) => ({ flag, words: 'night shift of 12 people' }))
    site.provider.reading = JSON.stringify({ doubts: [], told })
  })

  it('is compared where the model read nothing but the person’s own words', async () => {
    site.provider.replies = [offering('{')]
    const events = await site.run(me, 'module-opt', { sectionId: 'work', itemId: 'job1', aim: 'shorter' })
    expect(larger(events)).toEqual([expect.objectContaining({ isCompared: true })])
  })

  it('stays in doubt beside an advertisement', async () => {
    site.provider.replies = [offering('{"terms":[],')]
    const [flag, ...rest] = larger(await site.run(me, 'tailor', { job: 'Wanted: a director of 12 people.' }))
    expect(rest).toEqual([])
    expect(flag).toHaveProperty('told.excerpt', 'night shift of 12 people')
    expect(flag).not.toHaveProperty('isCompared')
  })

  it('stays in doubt beside words that may be pasted', async () => {
    site.provider.replies = [offering('{')]
    const instruction = 'Shorten this. Wanted: a director of 12 people.'
    const ask = { sectionId: 'work', itemId: 'job1', aim: 'own', instruction }
    const [flag] = larger(await site.run(me, 'module-opt', ask))
    expect(flag).toHaveProperty('told.excerpt', 'night shift of 12 people')
    expect(flag).not.toHaveProperty('isCompared')
  })
})
