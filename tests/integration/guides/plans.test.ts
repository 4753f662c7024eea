import { beforeAll, expect, it } from 'vitest'
import { findGuide } from '../../../app/features/guides/find-guide.server'
import { findNeighbours } from '../../../app/features/guides/find-neighbours.server'
import { listGuides } from '../../../app/features/guides/list-guides.server'
import { makeGuide } from '../../factories/guide'
import { readingsOf } from '../../setup/index-plans'
import { openServices } from '../../setup/services'
import { throughout } from '../../setup/throughout'

const GUIDES = 30
const base = throughout(openServices)
beforeAll(async () => {
  for (let number = 1; number <= GUIDES; number += 1)
    await makeGuide({ payload: base.services.payload, slug: `guide-${number}` })
})

it.each([
  ['a language', { language: 'en' as const }],
  ['all languages', {}],
  ['a tag', { language: 'en' as const, tags: ['writing' as const] }],
  ['a tag in all languages', { tags: ['writing' as const] }],
])('takes a page of %s out of an index that has its order', async (_, filter) => {
  const { payload } = base.services
  const asked = { payload, pageNum: 2, pageSize: 5, ...filter, counted: false }
  const plans = await plansOf(() => listGuides(asked))
  expect(plans).toHaveLength(1)
  expect(plans).toEqual(plans.map(() => 'by index'))
})

it('takes what stands beside a guide out of it, too', async () => {
  const { payload } = base.services
  const guide = await findGuide({ payload, key: 'guide-9' })
  if (!guide) throw new Error('no guide')
  const plans = await plansOf(() => findNeighbours({ payload, guide }))
  expect(plans).toHaveLength(3)
  expect(plans).toEqual(plans.map(() => 'by index'))
})

/** How the database read the places while something ran: in the order of an index it is good. */
const plansOf = (run: () => Promise<unknown>) =>
  readingsOf({
    ...{ base, run },
    sqlite: {
      part: 'from "guide_places"',
      isGood: (plan) => /^SEARCH guide_places USING INDEX \S+ \(list=\?[^;]*$/.test(plan),
    },
    mongo: {
      query: { ns: /guide-places$/, op: 'query' },
      isGood: ({ planSummary, docsExamined, hasSortStage }) =>
        planSummary.startsWith('IXSCAN') && !hasSortStage && docsExamined < GUIDES,
    },
  })
