import { expect, it } from 'vitest'
import { keepPages } from '../../../app/document/pagination/keep-pages'
import type { PagePlan, PlannedPage } from '../../../app/document/pagination/types'

const planOf = (...pages: PlannedPage[]): PagePlan => ({ layout: 'classic', layoutVersion: 1, pages })
const page = (...blocks: string[]): PlannedPage => ({ flows: { main: blocks.map((block) => ({ block })) } })

it('keeps the pages that hold the same, and takes those that do not', () => {
  const before = planOf(page('a', 'b'), page('c'), page('d'))
  const split: PlannedPage = { flows: { main: [{ block: 'c', from: 7 }] } }
  const after = planOf(page('a', 'b'), split, { ...page('d'), again: ['main'] })
  const kept = keepPages({ before, after })
  expect(kept).toEqual(after)
  expect(kept.pages.map((one, i) => one === before.pages[i])).toEqual([true, false, false])
})

it('takes a page that a flow has left or come to', () => {
  const two: PlannedPage = { flows: { main: [{ block: 'a' }], side: [{ block: 's' }] } }
  expect(keepPages({ before: planOf(two), after: planOf(page('a')) }).pages).toEqual([page('a')])
  expect(keepPages({ before: planOf(page('a')), after: planOf(two) }).pages).toEqual([two])
})
