import type { Page } from '@playwright/test'
import { BASE_INFO_NAMES } from '../../app/editor/texts/base-info-kinds'
import { openEditor, openOwnResume } from './open-own-resume'
import { expect, forgive, test } from './test'

test.use({ locale: 'en' })

const nameOf = (page: Page) => page.getByLabel(BASE_INFO_NAMES.en.name, { exact: true })
const saveState = (page: Page, state: string) => page.locator(`[data-save-state=${state}]`)

test.describe('nothing that was shown as saved is lost', () => {
  let id = ''
  test.beforeEach(async ({ page, site, mailbox }, { title }) => {
    const email = `${title.replaceAll(/\W+/g, '-')}@example.com`
    ;({ id } = await openOwnResume({ page, site, mailbox, email }))
  })

  test('while the network is away', async ({ page, context, errors }) => {
    await context.setOffline(true)
    await nameOf(page).fill('Typed Offline')
    await expect(saveState(page, 'offline')).toBeVisible()
    await context.setOffline(false)
    await expect(saveState(page, 'saved')).toBeVisible({ timeout: 30_000 })
    await openEditor({ page, id })
    await expect(nameOf(page)).toHaveValue('Typed Offline')
    forgive({ errors, matching: /ERR_INTERNET_DISCONNECTED/ })
  })

  test('while the server is killed', async ({ page, site, errors }) => {
    await nameOf(page).fill('Before The Kill')
    await expect(saveState(page, 'saved')).toBeVisible()
    await site.stop('SIGKILL')
    await nameOf(page).fill('After The Kill')
    await expect(saveState(page, 'saved')).toBeHidden()
    await site.start()
    await expect(saveState(page, 'saved')).toBeVisible({ timeout: 40_000 })
    await openEditor({ page, id })
    await expect(nameOf(page)).toHaveValue('After The Kill')
    forgive({ errors, matching: /ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|ERR_SOCKET/ })
  })

  test('in two tabs at once, on two fields', async ({ page, context, errors }) => {
    const other = await context.newPage()
    await openEditor({ page: other, id })
    await nameOf(page).fill('From The First')
    await expect(saveState(page, 'saved')).toBeVisible()
    await other.getByLabel('Position', { exact: true }).fill('From the second')
    await expect(saveState(other, 'saved')).toBeVisible({ timeout: 30_000 })
    await openEditor({ page, id })
    await expect(nameOf(page)).toHaveValue('From The First')
    await expect(page.getByLabel('Position', { exact: true })).toHaveValue('From the second')
    forgive({ errors, matching: /409 \(Conflict\).*resume-api/ })
  })
})
