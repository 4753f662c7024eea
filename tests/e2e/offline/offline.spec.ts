import type { Page } from '@playwright/test'
import { BASE_INFO_NAMES } from '../../../collections/resumes/base-info-names'
import { NOTICE_TEXTS } from '../../../app/editor/texts/notice-texts'
import { SHELL_TEXTS } from '../../../app/editor/texts/shell-texts'
import { USER_TEXTS } from '../../../app/routes/_site.user/texts'
import { OFFLINE_LIST_TEXTS } from '../../../app/routes/user.offline/texts'
import { SESSION_TEXTS } from '../../../app/session/texts'
import { siteCall } from '../../setup/site-call'
import { openGuestResume } from '../open-guest-resume'
import { makeOwnResume, openOwnResume } from '../open-own-resume'
import { expect, forgive, test } from '../test'
import { press, typeInto } from '../type-into'
import { editorKept, keptIn } from './kept'
import { expectAccessible } from '../violations'
import { saved, saveState } from '../save-state'

test.use({ locale: 'en', serviceWorkers: 'allow' })
const nameOf = (page: Page) =>
  page.locator('input').and(page.getByLabel(BASE_INFO_NAMES.en.name, { exact: true }))
const positionOf = (page: Page) => page.locator('input').and(page.getByLabel('Position', { exact: true }))
const list = OFFLINE_LIST_TEXTS.en
const emailOf = (title: string) => `${title.replaceAll(/\W+/g, '-')}@example.com`
/** What a browser without a network says by itself. */
const AWAY =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|409 \(Conflict\)|Failed to (load|fetch)|fetching the script/

test('a resume opened from the list opens without a network, in two tabs; what is written there is saved later', async ({
  page,
  context,
  site,
  mailbox,
  errors,
}, { title }) => {
  const { id, token } = await makeOwnResume({ page, site, mailbox, email: emailOf(title) })
  await page.goto('/user')
  await page.locator(`a[href="/editor/${id}"]`).first().click()
  await saved(page)
  await editorKept(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('.jl-editor-pages [data-block]').first()).toBeVisible()
  await expect(page.getByText(SESSION_TEXTS.en.noNetwork)).toHaveCount(0)
  const second = await context.newPage()
  await second.goto(`/editor/${id}`)
  await typeInto(nameOf(page), 'Anna Offer')
  await expect(page.getByText(NOTICE_TEXTS.en.offline)).toBeVisible()
  await typeInto(positionOf(second), 'Balloon pilot')
  await expect(saveState(second, 'offline')).toBeVisible()
  await page.reload()
  await expect(nameOf(page)).toHaveValue('Anna Offer')
  await context.setOffline(false)
  await saved(page)
  await saved(second)
  await expect
    .poll(async () =>
      JSON.stringify((await siteCall({ url: site.url, path: `/resume/info/${id}`, token })).body.data),
    )
    .toMatch(/Anna Offer.*Balloon pilot/)
  await expect(page.getByText(NOTICE_TEXTS.en.offline)).toBeHidden()
  await second.close()
  // What is deleted leaves the device.
  await page.goto('/user')
  expect(await keptIn(page, 'jianli-opened')).toContain(id)
  await page.getByRole('button', { name: USER_TEXTS.en.actions('Mine') }).click()
  await page.getByRole('menuitem', { name: USER_TEXTS.en.remove, exact: true }).click()
  await expect.poll(() => keptIn(page, 'jianli-opened')).toBe('')
  forgive({ errors, matching: AWAY })
})

test('who signs out without a network is signed out once there is one', async ({
  page,
  context,
  site,
  mailbox,
  errors,
}, { title }) => {
  await openOwnResume({ page, site, mailbox, email: emailOf(title) })
  await saved(page)
  await page.goto('/user?tab=account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const menu = page.getByRole('banner').getByRole('button').last()
  await menu.click()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect.poll(() => page.url()).not.toContain('/user')
  await context.setOffline(false)
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect((await page.request.get('/resume-api/user/info')).status()).toBe(401)
  // The browser's own page, which says that there is no network, keeps nothing.
  forgive({ errors, matching: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Access is denied/ })
})

test('a server that was killed is missed by nobody who writes', async ({ page, site, mailbox, errors }, {
  title,
}) => {
  const { id, token } = await openOwnResume({ page, site, mailbox, email: emailOf(title) })
  await editorKept(page)
  await site.stop('SIGKILL')
  await page.reload()
  await typeInto(nameOf(page), 'Bill Killed')
  await expect(saveState(page, 'offline')).toContainText(SHELL_TEXTS.en.siteAway(true))
  await expect(page.getByText(NOTICE_TEXTS.en.siteAway)).toBeVisible()
  await expect.poll(() => keptIn(page, 'jianli-unsaved')).toContain('Bill Killed')
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  await expect(nameOf(page)).toHaveValue('Bill Killed')
  // What is kept here is not asked about.
  expect(questions).toEqual([])
  // The list comes from the device, too, without its page having been open, and leads back.
  const reader = await page.context().newPage()
  await reader.goto('/user')
  await expect(reader).toHaveURL(`${site.url}/user/offline`)
  await expect(reader.getByText(list.offline)).toBeVisible()
  await expect(reader.getByText(list.waiting)).toBeVisible()
  await expectAccessible(reader)
  await reader.getByRole('link', { name: list.open('Mine') }).click()
  await expect(reader).toHaveURL(`${site.url}/editor/${id}`)
  await reader.locator('.jl-editor-pages [data-block]').first().waitFor()
  await reader.goto('/user')
  await site.start()
  await reader.getByRole('button', { name: list.retry }).click()
  await expect(reader).toHaveURL(`${site.url}/user`)
  await reader.close()
  // Who turns to the page waits for no next attempt.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await saved(page)
  const stored = await siteCall({ url: site.url, path: `/resume/info/${id}`, token })
  expect(JSON.stringify(stored.body.data)).toContain('Bill Killed')
  forgive({ errors, matching: AWAY })
})

test('who signs out leaves nothing of the account on the device', async ({
  page,
  context,
  site,
  mailbox,
  errors,
}, { title }) => {
  const { id } = await openOwnResume({ page, site, mailbox, email: emailOf(title) })
  await typeInto(nameOf(page), 'Private Matters')
  await saved(page)
  await editorKept(page)
  await expect.poll(() => keptIn(page, 'jianli-opened')).toContain('Private Matters')
  await page.goto('/user?tab=account')
  const worker = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  )
  expect(worker.sort()).toEqual([`${site.url}/editor/`, `${site.url}/user`])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  for (const name of ['jianli-opened', 'jianli-unsaved'] as const) expect(await keptIn(page, name)).toBe('')
  const left = await page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys())
        if (/html/.test((await cache.match(key))?.headers.get('content-type') ?? ''))
          texts.push(await ((await cache.match(key)) ?? new Response()).text())
    }
    return { texts, names: await caches.keys(), local: JSON.stringify(localStorage) }
  })
  expect(left.names).not.toContain('jianli-letters')
  expect(left.local).not.toContain('Private Matters')
  for (const html of left.texts) expect(html).not.toMatch(/Private Matters|example\.com/)

  await context.setOffline(true)
  await page.goto(`/editor/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main')).not.toContainText('Private Matters')
  await page.goto('/user')
  await expect(page.getByText(list.none)).toBeVisible()
  forgive({ errors, matching: AWAY })
})

test('a key pressed in the moment before a reload is there after it, and the way back says where it leads', async ({
  page,
  context,
  errors,
}) => {
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  await openGuestResume({ page })
  const name = nameOf(page)
  await name.press('End')
  // The database of a page that goes takes nothing any more.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('gone', 'AbortError')
    }
  })
  await press(page, 'X', 'X')
  await page.reload()
  expect(questions).toEqual(['beforeunload'])
  await expect(name).toHaveValue(/XX$/)
  await saved(page)
  const lasts = () => Object.keys(localStorage).filter((key) => key.startsWith('jianli-last'))
  await expect.poll(() => page.evaluate(lasts)).toEqual([])
  const back = page.getByRole('banner').getByRole('link')
  await expect(back).toHaveAttribute('href', '/')
  await expect(back).toHaveAccessibleName(SHELL_TEXTS.en.backHome)
  await context.setOffline(true)
  await expect(back).toHaveAttribute('href', '/user')
  await expect(back).toHaveAccessibleName(SHELL_TEXTS.en.back)
  // The scripts of parts that come late, and the worker's own, may have been on their way.
  forgive({ errors, matching: AWAY })
})
