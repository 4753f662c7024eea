import { beforeAll, expect, it } from 'vitest'
import { listJobs } from '../../../app/features/recruitment/list-jobs.server'
import { openServices } from '../../setup/services'
import { throughout } from '../../setup/throughout'

const base = throughout(openServices)
beforeAll(async () => {
  for (let number = 1; number <= 21; number += 1) await makeJob({ position: `Open ${number}` })
  await makeJob({ position: 'Over', deadline: '2020-01-01T00:00:00.000Z' })
  await makeJob({ position: 'Over later', deadline: '2020-01-02T00:00:00.000Z' })
})

async function makeJob(fields: { position: string; deadline?: string }): Promise<void> {
  const data = {
    company: 'Airship Works',
    city: 'Ulm',
    language: 'en' as const,
    description: 'Quiet flights',
  }
  await base.services.payload.create({
    collection: 'recruitments',
    data: { ...data, ...fields, _status: 'published' },
  })
}

it('shows jobs that are over at the end of the last page, and counts them on each', async () => {
  const { payload } = base.services
  const page = (page: number) =>
    listJobs({ payload, filters: { q: '', city: '', tag: '', page }, language: 'en' })
  const first = await page(1)
  expect(first).toMatchObject({ total: 23, pages: 2, past: [] })
  expect(first.open).toHaveLength(20)
  const last = await page(2)
  expect(last).toMatchObject({ total: 23, pages: 2 })
  expect(last.open).toHaveLength(1)
  expect(last.past.map(({ position }) => position)).toEqual(['Over later', 'Over'])
})
