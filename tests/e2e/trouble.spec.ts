import type { Locator, Page } from '@playwright/test'
import { LOGIN_TEXTS } from '../../app/session/login/texts'
import type { LoadedResume } from '../../app/editor/open/load-resume.server'
import { BASE_INFO_NAMES } from '../../collections/resumes/base-info-names'
import { NOTICE_TEXTS } from '../../app/editor/texts/notice-texts'
import { SHELL_TEXTS } from '../../app/editor/texts/shell-texts'
import { setPasswordAt } from '../setup/set-password'
import { siteCall } from '../setup/site-call'
import { openEditor, openOwnResume } from './open-own-resume'
import { expect, forgive, test } from './test'
import { typeInto } from './type-into'
import { expectAccessible } from './violations'
import { saved, saveState } from './save-state'

test.use({ locale: 'en' })

const nameOf = (page: Page) => page.getByLabel(BASE_INFO_NAMES.en.name, { exact: true })

test.describe('nothing that was shown as saved is lost', () => {
  let id = ''
  let token = ''
  let email = ''
  test.beforeEach(async ({ page, site, mailbox }, { title }) => {
    email = `${title.replaceAll(/\W+/g, '-')}@example.com`.toLowerCase()
    ;({ id, token } = await openOwnResume({ page, site, mailbox, email }))
  })

  test('in two tabs at once, on one field: both texts are kept until one is chosen', async ({
    page,
    context,
    errors,
  }) => {
    const other = await context.newPage()
    await openEditor({ page: other, id })
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await other.route('**/resume-api/resume/update', async (route) => {
      await held
      await route.continue()
    })
    const sending = other.waitForRequest('**/resume-api/resume/update')
    await typeInto(nameOf(other), 'From The Second')
    await sending
    await typeInto(nameOf(page), 'From The First')
    await saved(page)
    release()
    await expect(saveState(other, 'conflict')).toBeVisible()
    await expect(nameOf(other)).toHaveValue('From The Second')

    // The notice leads to the choice, and so does a mark beside the text itself.
    await expect(other.getByRole('button', { name: NOTICE_TEXTS.en.decide, exact: true })).toBeVisible()
    const mark = other.locator('[data-clash-mark]')
    const text = other.locator('.jl-editor-pages h1')
    const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? NaN
    await expect.poll(async () => Math.abs((await topOf(mark)) - (await topOf(text)))).toBeLessThan(4)
    await expectAccessible(other, '[data-edge-marks]')
    await mark.click()
    const dialog = other.getByRole('dialog', { name: NOTICE_TEXTS.en.conflictTitle })
    await expect(dialog).toContainText('From The Second')
    await expect(dialog).toContainText('From The First')
    await dialog.getByRole('button', { name: NOTICE_TEXTS.en.keepBoth }).click()
    await expect(dialog).toBeHidden()
    await expect(mark).toHaveCount(0)
    await expect(other.locator('[data-handle]:focus')).toHaveCount(1)
    await saved(other)
    // The first tab had nothing unsaved: it follows.
    await expect(nameOf(page)).toHaveValue('From The Second / From The First')
    await other.keyboard.press('Control+z')
    await expect(nameOf(page)).toHaveValue('From The Second')
    await saved(page)
    forgive({ errors, matching: /409 \(Conflict\).*resume-api/ })
  })

  test('in two tabs at once, in an entry that the other removes: it alone waits, through a reload', async ({
    page,
    context,
    site,
    errors,
  }) => {
    const { body } = await siteCall({ url: site.url, path: `/resume/info/${id}`, token })
    const { content, revision } = body.data as Pick<LoadedResume['resume'], 'content' | 'revision'>
    const section = content.entryList.find(({ items }) => items.length > 1)
    const [entry] = section?.items ?? []
    if (!section || !entry) throw new Error('no entry')
    await page.locator(`[data-owner="${section.id}"] button[aria-expanded]`).first().click()
    await page.locator(`[data-owner="${entry.id}"] button[aria-expanded]`).first().click()
    const titleOf = (tab: Page) => tab.locator(`[data-field="${entry.id}.title"]`)
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/resume-api/resume/update', async (route) => {
      await held
      await route.continue()
    })
    const sending = page.waitForRequest('**/resume-api/resume/update')
    await typeInto(titleOf(page), 'Written Here')
    await sending
    section.items = section.items.slice(1)
    const removed = { id, revision, content }
    expect((await siteCall({ url: site.url, path: '/resume/update', token, body: removed })).status).toBe(200)
    release()
    await expect(saveState(page, 'conflict')).toBeVisible()
    await typeInto(nameOf(page), 'Typed On')
    const stored = async () => {
      const answer = await siteCall({ url: site.url, path: `/resume/info/${id}`, token })
      return JSON.stringify(answer.body.data)
    }
    await expect.poll(stored).toContain('Typed On')
    expect(await stored()).not.toContain('Written Here')

    await openEditor({ page, id })
    const notice = page.getByText(NOTICE_TEXTS.en.removedElsewhere(`${section.title} › Written Here`))
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: NOTICE_TEXTS.en.showRemoved, exact: true }).click()
    await expect(titleOf(page)).toHaveValue('Written Here')
    const note = page.locator(`[data-owner="${entry.id}"] [data-removed-note]`)
    await expect(note).toContainText(NOTICE_TEXTS.en.removedHere)
    // With the panel folded the question stands in the bar alone, and what one keeps on the page has the focus then.
    await page.getByRole('button', { name: SHELL_TEXTS.en.foldPanel(SHELL_TEXTS.en.content) }).click()
    await expect(note).toHaveCount(0)
    await page.getByRole('button', { name: NOTICE_TEXTS.en.keepWritten }).click()
    await expect(page.locator(`[data-block-handle="${entry.id}"]`)).toBeFocused()
    await page.getByRole('button', { name: SHELL_TEXTS.en.openPanel(SHELL_TEXTS.en.content) }).click()
    await saved(page)
    expect(await stored()).toContain('Written Here')
    const other = await context.newPage()
    await openEditor({ page: other, id })
    await expect(notice).toBeHidden()
    forgive({ errors, matching: /409 \(Conflict\).*resume-api/ })
  })

  test('while the session ends', async ({ page, site, mailbox, errors }) => {
    const call = (path: string, body?: object) => siteCall({ url: site.url, path, token, body })
    const password = 'a-password-for-later'
    expect((await setPasswordAt({ url: site.url, mailbox, email, token, password })).status).toBe(200)
    await call('/auth/sign-out')
    // Also where nothing waits to be saved, the person is told.
    await page.getByRole('button', { name: SHELL_TEXTS.en.download }).click()
    await expect(page.getByText(NOTICE_TEXTS.en.signedOut)).toBeVisible()
    await typeInto(nameOf(page), 'Typed Without A Session')
    await expect(saveState(page, 'signed-out')).toBeVisible()
    await expect(page.getByText(NOTICE_TEXTS.en.signedOut)).toBeVisible()
    await typeInto(page.getByLabel('Position', { exact: true }), 'And typed on')

    await page.getByRole('button', { name: NOTICE_TEXTS.en.signIn }).click()
    const dialog = page.getByRole('dialog', { name: LOGIN_TEXTS.en.title })
    await dialog.getByRole('tab', { name: LOGIN_TEXTS.en.byPassword }).click()
    const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
    await typeInto(field(LOGIN_TEXTS.en.email), email)
    await typeInto(field(LOGIN_TEXTS.en.password), 'a-password-for-later')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await saved(page)
    await openEditor({ page, id })
    await expect(nameOf(page)).toHaveValue('Typed Without A Session')
    await expect(page.getByLabel('Position', { exact: true })).toHaveValue('And typed on')
    forgive({ errors, matching: /401.*resume-api/ })
  })
})
