import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

type Where = { page: Page; include?: string; exclude?: string }

/**
 * What axe finds, as `[rule, elements]`. Only what it finds is written out, in the page itself: axe's usual report of all
 * that is well, put together in a second page, takes twice the time. No page of ours has frames.
 */
export async function violationsIn({ page, include, exclude }: Where): Promise<[string, string[]][]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false, iframes: false })
    .setLegacyMode(true)
  if (include) axe.include(include)
  if (exclude) axe.exclude(exclude)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => [id, nodes.slice(0, 5).map(({ html }) => html)])
}

/** Holds that axe finds nothing on a page, or in a part of it. */
export async function expectAccessible(page: Page, include?: string): Promise<void> {
  expect(await violationsIn({ page, ...(include ? { include } : {}) })).toEqual([])
}
