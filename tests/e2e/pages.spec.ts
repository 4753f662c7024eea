import { AxeBuilder } from '@axe-core/playwright'
import { expect, forgive, test } from './test'

const PAGES = ['/', '/user', '/editor/local-none', '/preview/none', '/not-a-page']

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of ['zh-CN', 'en']) {
    test.describe(`${locale}, ${colorScheme}`, () => {
      test.use({ colorScheme, locale })
      for (const path of PAGES) {
        test(`${path} has nothing for axe to find and fits a phone`, async ({ page, errors }) => {
          await page.goto(path)
          await page.locator('main').first().waitFor()
          expect(await page.locator('html').getAttribute('lang')).toBe(locale)
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
          await page.setViewportSize({ width: 390, height: 844 })
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
          // The browser reports the page's own 404.
          if (path !== '/') forgive({ errors, matching: new RegExp(`404.*${path}`) })
        })
      }
    })
  }
}
