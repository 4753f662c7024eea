import axe from 'axe-core'
import type { Page } from '@playwright/test'
import { expect } from './test'

type Axe = typeof axe
type Where = { page: Page; include?: string; exclude?: string }

/** What axe finds, as `[rule, elements]`. Nothing but that is written out, in the page itself, which has no frames. */
export async function violationsIn({ page, include, exclude }: Where): Promise<[string, string[]][]> {
  // The whole of it is half a megabyte: a page takes it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([inside = 'html', outside]) => {
      const { axe } = window as unknown as { axe: Axe }
      const where = { include: [inside], ...(outside ? { exclude: [outside] } : {}) }
      const { violations } = await axe.run(where, {
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
      })
      return violations.map(({ id, nodes }): [string, string[]] => [
        id,
        nodes.slice(0, 5).map(({ html }) => html),
      ])
    },
    [include, exclude] as const,
  )
}

/** Holds that axe finds nothing on a page, or in a part of it. */
export async function expectAccessible(page: Page, include?: string): Promise<void> {
  expect(await violationsIn({ page, ...(include ? { include } : {}) })).toEqual([])
}
