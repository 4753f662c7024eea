import type { Page } from '@playwright/test'
import { OFFLINE_LIST_TEXTS } from '../../../app/routes/user.offline/texts'
import { openGuestResume } from '../open-guest-resume'
import { expect, forgive, test } from '../test'
import { editorKept } from './kept'
import { saved } from '../save-state'

test.use({ locale: 'en', serviceWorkers: 'allow' })

test('what a tab has open of an older build stays until it closes', async ({ page, context }) => {
  await page.goto('/robots.txt')
  // A tab that came before the server got a newer build: its scripts, and the lock that says so.
  await page.evaluate(async () => {
    const older = await caches.open('jianli-build-older')
    await older.put(
      '/assets/older.js',
      new Response('export {}', { headers: { 'content-type': 'text/javascript' } }),
    )
    await new Promise<void>((locked) => {
      void navigator.locks.request('jianli-build-older', { mode: 'shared' }, () => {
        locked()
        return new Promise(() => undefined)
      })
    })
  })
  const editor = await context.newPage()
  await openGuestResume({ page: editor })
  await editorKept(editor)
  expect(await editor.evaluate(() => fetch('/assets/older.js').then(({ status }) => status))).toBe(200)
  expect(await buildsIn(editor)).toContain('jianli-build-older')

  await page.close()
  await editor.reload()
  await editor.locator('[data-save-state]').waitFor()
  await expect.poll(() => buildsIn(editor)).toHaveLength(1)
  expect(await buildsIn(editor)).not.toContain('jianli-build-older')
})

test('a phone opens a guest’s resume without a network, and the admin and the calls never meet the worker', async ({
  page,
  context,
  errors,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openGuestResume({ page, path: '/mobile/editor' })
  await editorKept(page, '/mobile/editor/')
  await context.setOffline(true)
  await page.reload()
  await saved(page)
  const last = page.getByRole('tab').nth(2)
  await last.click()
  await expect(page.getByRole('radiogroup').first()).toBeVisible()
  await page.goto('/user')
  await expect(page.getByText(OFFLINE_LIST_TEXTS.en.local)).toBeVisible()
  await page.getByRole('link', { name: /^Edit “/ }).click()
  await saved(page)
  await context.setOffline(false)
  const keys = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(keys.filter((path) => /^\/(admin|api|resume-api|user|_next)/.test(path))).toEqual(['/user/offline'])
  await page.goto('/admin/login')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  forgive({ errors, matching: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)/ })
})

const buildsIn = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('jianli-build-')))
