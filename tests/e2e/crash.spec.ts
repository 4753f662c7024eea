import type { BrowserContext, Page } from '@playwright/test'
import { NOTICE_TEXTS } from '../../app/editor/texts/notice-texts'
import { BASE_INFO_NAMES } from '../../collections/resumes/base-info-names'
import { SHELL_TEXTS } from '../../app/editor/texts/shell-texts'
import { englishResume } from '../factories/english-resume'
import { siteCall } from '../setup/site-call'
import { keptIn } from './offline/kept'
import { makeOwnResume, openEditor, openOwnResume } from './open-own-resume'
import { expect, forgive, test } from './test'
import { typeInto } from './type-into'
import { saved, saveState } from './save-state'

test.use({ locale: 'en' })
const notices = NOTICE_TEXTS.en
const nameOf = (page: Page) => page.getByLabel(BASE_INFO_NAMES.en.name, { exact: true })
const positionOf = (page: Page) => page.getByLabel('Position', { exact: true })
const phoneOf = (page: Page) => page.getByLabel('Phone', { exact: true })
const emailOf = (title: string) => `${title.replaceAll(/\W+/g, '-')}@example.com`

/** Ends a tab's process, as a lack of memory would: no handler of the page runs. */
async function crash({ page, context }: { page: Page; context: BrowserContext }): Promise<void> {
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

/** The copies of unsaved changes that the browser keeps, as JSON. */
const unsavedIn = (page: Page) => keptIn(page, 'jianli-unsaved')
const copiesIn = async (page: Page) => (await unsavedIn(page)).split('\n').filter(Boolean).length

test('two offline tabs that crash together both get their text back, and one chooses where both wrote, through another crash', async ({
  page,
  context,
  site,
  mailbox,
  errors,
}, { title }) => {
  const { id, token } = await makeOwnResume({ page, site, mailbox, email: emailOf(title) })
  const tabs = [await context.newPage(), await context.newPage()] as const
  for (const tab of tabs) await openEditor({ page: tab, id })
  await context.setOffline(true)
  await typeInto(nameOf(tabs[0]), 'One Text')
  await typeInto(positionOf(tabs[0]), 'From the first')
  await typeInto(nameOf(tabs[1]), 'Another Text')
  await typeInto(phoneOf(tabs[1]), '555 0177')
  for (const tab of tabs) await expect(saveState(tab, 'offline')).toBeVisible()
  await expect.poll(() => copiesIn(page)).toBe(2)
  await expect.poll(() => unsavedIn(page)).toMatch(/555 0177/)
  for (const tab of tabs) await crash({ page: tab, context })
  await context.setOffline(false)

  const third = await context.newPage()
  // Said as it opens, for some seconds: a busy machine may need them for the rest.
  await Promise.all([
    openEditor({ page: third, id }),
    expect(third.getByText(SHELL_TEXTS.en.restored)).toBeVisible(),
  ])
  await expect(saveState(third, 'conflict')).toBeVisible()
  await expect.poll(() => copiesIn(page)).toBe(3)
  await crash({ page: third, context })

  await openEditor({ page, id })
  await page.getByRole('button', { name: notices.decide, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: notices.conflictTitle })
  await expect(dialog).toContainText('One Text')
  await expect(dialog).toContainText('Another Text')
  await dialog.getByRole('button', { name: notices.keepTheirs }).first().click()
  await expect(dialog).toBeHidden()
  await expect(positionOf(page)).toHaveValue('From the first')
  await expect(phoneOf(page)).toHaveValue('555 0177')
  await saved(page)
  const stored = await siteCall({ url: site.url, path: `/resume/info/${id}`, token })
  for (const text of ['From the first', '555 0177']) expect(JSON.stringify(stored.body.data)).toContain(text)
  await expect.poll(() => copiesIn(page)).toBe(0)
  forgive({ errors, matching: /ERR_INTERNET_DISCONNECTED/ })
})

test('hiding the page saves at once, whatever its size, and a page closed a moment after typing loses nothing', async ({
  page,
  context,
  site,
  mailbox,
  errors,
}, { title }) => {
  const content = structuredClone(englishResume())
  content.avatar = { ...content.avatar, show: true, url: await photoOf(page) }
  const { id, token } = await makeOwnResume({ page, site, mailbox, email: emailOf(title), content })
  const tab = await context.newPage()
  await openEditor({ page: tab, id })
  const sent = tab.waitForResponse(/\/resume\/update$/)
  await typeInto(nameOf(tab), 'Before Leaving')
  await tab.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect((await sent).status()).toBe(200)
  await saved(tab)
  const stored = await siteCall({ url: site.url, path: `/resume/info/${id}`, token })
  expect(JSON.stringify(stored.body.data)).toContain('Before Leaving')

  // its saves don't get through any more
  await tab.route('**/resume/update', () => undefined)
  await typeInto(nameOf(tab), 'Typed At The Last Moment')
  // The copy follows each letter by some milliseconds.
  await expect.poll(() => unsavedIn(page)).toContain('Typed At The Last Moment')
  await tab.close({ runBeforeUnload: false })
  await openEditor({ page, id })
  await expect(nameOf(page)).toHaveValue('Typed At The Last Moment')
  await saved(page)
  // What another device saves stands there once one turns to the page.
  const ask = (path: string, body: object = {}) => siteCall({ url: site.url, path, token, body })
  const { revision, title: now } = (await ask(`/resume/info/${id}`)).body.data as {
    revision: number
    title: string
  }
  const renamed = await ask('/resume/update', { id, revision, title: `${now} (phone)` })
  expect(renamed.status).toBe(200)
  const shown = page.locator('[data-resume-title]')
  const turnTo = () => window.dispatchEvent(new Event('focus'))
  await expect.poll(() => page.evaluate(turnTo).then(() => shown.inputValue())).toBe(`${now} (phone)`)
  // The browser lets a held save go as its tab closes. One that arrives after the resume was read again
  // answers the next with 409, which merges.
  forgive({ errors, matching: /409 \(Conflict\).*resume\/update/ })
})

test('a newer working copy is offered until one decides', async ({ page, site, mailbox }, { title }) => {
  const { id, token } = await makeOwnResume({ page, site, mailbox, email: emailOf(title) })
  const call = (path: string, body?: unknown) => siteCall({ url: site.url, path, token, body })
  const read = async () => {
    const { body } = await call(`/resume/info/${id}`)
    return body.data as { revision: number; content: { baseInfo: { list: { value: string }[] } } }
  }
  const original = (await read()).content.baseInfo.list[0]?.value ?? ''
  for (const choice of ['leave', 'take'] as const) {
    const { content, revision } = await read()
    Object.assign(content.baseInfo.list[0] ?? {}, { value: 'From A Draft' })
    expect((await call(`/resume/data-tmp/${id}`, { content, revision })).status).toBe(200)

    await openEditor({ page, id })
    await expect(page.getByText('newer autosaved copy')).toBeVisible()
    // Typing saves, which clears the copy on the server; it is offered all the same.
    await typeInto(positionOf(page), `Typed before ${choice}`)
    await saved(page)
    await expect.poll(async () => (await read()).revision).toBe(revision + 1)
    if (choice === 'take') await openEditor({ page, id })
    await page.getByRole('button', { name: choice === 'take' ? notices.takeCopy : notices.leaveCopy }).click()
    const name = choice === 'take' ? 'From A Draft' : original
    await expect(nameOf(page)).toHaveValue(name)
    await expect(positionOf(page)).toHaveValue(`Typed before ${choice}`)
    await saved(page)
    await expect.poll(async () => (await read()).content.baseInfo.list[0]?.value).toBe(name)
    await expect.poll(() => copiesIn(page)).toBe(0)
  }
  await openEditor({ page, id })
  await expect(page.getByText('newer autosaved copy')).toBeHidden()
})

/** A picture of noise, which no compression makes small: about 100 KB. */
async function photoOf(page: Page): Promise<string> {
  await page.goto('/robots.txt')
  return page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 320
    const context = canvas.getContext('2d')
    const noise = context?.createImageData(320, 320)
    noise?.data.forEach((_, i) => (noise.data[i] = i % 4 === 3 ? 255 : (i * 7919 * (i % 251)) % 256))
    if (noise) context?.putImageData(noise, 0, 0)
    return canvas.toDataURL('image/jpeg', 0.8)
  })
}

test('a page that was made before the last one had saved shows what that saved', async ({
  page,
  context,
  site,
  mailbox,
}, { title }) => {
  const { id } = await openOwnResume({ page, site, mailbox, email: emailOf(title) })
  const other = await context.newPage()
  await other.goto('/robots.txt')
  let made = (): void => undefined
  const isMade = new Promise<void>((resolve) => (made = resolve))
  await page.route('**/resume-api/resume/update', async (route) => {
    await isMade
    await route.continue()
  })
  await page.route(`**/editor/${id}`, async (route) => {
    const response = await route.fetch()
    made()
    await expect.poll(() => copiesIn(other)).toBe(0)
    await route.fulfill({ response })
  })
  await typeInto(nameOf(page), 'Anna Hoofferr')
  await expect(saveState(page, 'saving')).toBeVisible()
  await expect.poll(() => copiesIn(other)).toBe(1)
  await openEditor({ page, id })
  await expect(nameOf(page)).toHaveValue('Anna Hoofferr')
})
