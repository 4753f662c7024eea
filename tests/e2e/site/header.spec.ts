import type { Route } from '@playwright/test'
import { SITE_TEXTS } from '../../../app/site/texts'
import { expect, test } from '../test'
import { typeInto } from '../type-into'

test.use({ locale: 'en' })

const t = SITE_TEXTS.en

test('the header stays while one goes from page to page; what was searched for stays behind', async ({
  page,
}) => {
  await page.goto('/tools/check')
  const header = await page.locator('header').first().elementHandle()
  const bar = page.getByRole('banner').getByRole('navigation', { name: t.main })
  await bar.getByRole('link', { name: t.nav.vip, exact: true }).click()
  await page.waitForURL(/\/vip$/)
  await expect(bar.getByRole('link', { name: t.nav.vip, exact: true })).toBeFocused()

  const field = page.getByRole('banner').getByRole('searchbox', { name: t.search })
  await typeInto(field, 'PDF')
  await field.press('Enter')
  await page.waitForURL(/\/search\?q=PDF$/)
  await expect(field).toHaveValue('')
  await page.getByRole('link', { name: t.home }).first().click()
  await page.waitForURL(/\/$/)
  await expect(page.locator('main h1')).toBeVisible()
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true)
})

test('whoever clicks on while a page still comes gets the later page, and no error', async ({ page }) => {
  // The first page's data come up to their end, which they don't say; its scripts come late.
  await page.addInitScript(() => {
    const real = window.fetch
    window.fetch = async (input, init) => {
      const signal = input instanceof Request ? input.signal : init?.signal
      const response = await real(input, init)
      if (!response.url.includes('/guide.data') || !signal) return response
      const text = await response.text()
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode(text))
          signal.addEventListener('abort', () => stream.error(signal.reason))
        },
      })
      return new Response(body, response)
    }
  })
  await page.goto('/tools/check')
  let holds = true
  const held: Route[] = []
  await page.route(/\/assets\/.*\.js/, (route) => (holds ? void held.push(route) : route.continue()))
  const bar = page.getByRole('banner').getByRole('navigation', { name: t.main })
  const came = page.waitForResponse(/\/guide\.data/)
  await bar.getByRole('link', { name: t.nav.guides, exact: true }).click()
  await came
  await page.getByRole('link', { name: t.home }).first().click()
  holds = false
  expect(held).not.toEqual([])
  await Promise.all(held.map((route) => route.continue()))
  await page.waitForURL(/\/$/)
  await expect(page.locator('main h1')).toBeVisible()
})

test('on a phone the menu closes once one has searched in it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/tools/check')
  const button = page.getByRole('button', { name: t.menu })
  await button.click()
  const field = page.getByRole('banner').getByRole('searchbox', { name: t.search })
  await typeInto(field, 'PDF')
  await field.press('Enter')
  await page.waitForURL(/\/search\?q=PDF$/)
  await expect(field).toBeHidden()
  await button.click()
  await expect(field).toHaveValue('')
})
