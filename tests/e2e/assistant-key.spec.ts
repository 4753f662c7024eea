import { SETTINGS_TEXTS } from '../../app/editor/assistant/texts/settings-texts'
import { MOBILE_TEXTS } from '../../app/editor/texts/mobile-texts'
import { siteCall } from '../setup/site-call'
import { asks, openPanel, panel, tab, test } from './assistant-test'
import { openOwnResume } from './open-own-resume'
import { expect, forgive } from './test'
import { typeInto } from './type-into'

const settings = SETTINGS_TEXTS.en
const stronger = new RegExp(`^${asks.aims.stronger}`)

type KeyOptions = { url: string; token: string; provider: { keys: Set<string> } }

/** Keeps an own key that the provider takes then and refuses from now on. */
async function keepRevokedKey({ url, token, provider }: KeyOptions): Promise<void> {
  provider.keys.add('sk-revoked')
  const kept = await siteCall({ url, path: '/ai/key', token, body: { key: 'sk-revoked' } })
  expect(kept.status).toBe(200)
  provider.keys.delete('sk-revoked')
}

test('a key that was revoked is replaced from the task that failed on it, which then goes on; all by the keyboard', async ({
  page,
  site,
  mailbox,
  provider,
  errors,
}) => {
  const { token } = await openOwnResume({ page, site, mailbox, email: 'revoked@example.com' })
  await keepRevokedKey({ url: site.url, token, provider })
  const drawer = await openPanel(page)
  await tab(page, panel.tabs.improve).click()
  await typeInto(drawer.getByRole('textbox', { name: asks.ownLabel }), 'More formal')
  await drawer.getByText(asks.kinds.fill, { exact: true }).click()
  await typeInto(drawer.getByRole('textbox', { name: asks.fillLabel }), 'Kept the lamps.')
  await drawer.getByRole('button', { name: stronger }).click()
  const alert = drawer.getByRole('alert')
  await expect(alert).toContainText(panel.keyRefused.own)
  const toKey = alert.getByRole('button', { name: panel.ownKey })
  await toKey.focus()
  await page.keyboard.press('Enter')

  const field = drawer.getByLabel(settings.newKeyLabel)
  await expect(field).toBeFocused()
  await expect(drawer.getByText(settings.refusedKey)).toBeVisible()
  await page.keyboard.type('sk-another-bad-one')
  await page.keyboard.press('Enter')
  await expect(drawer.getByText(settings.badKey)).toBeVisible()
  await expect(field).toBeFocused()
  forgive({ errors, matching: /422/ })

  // to and fro, nothing is lost: neither the place nor what was typed
  await drawer.getByRole('button', { name: panel.back }).click()
  await expect(toKey).toBeFocused()
  await expect(drawer.getByRole('textbox', { name: asks.ownLabel })).toHaveValue('More formal')
  await expect(drawer.getByRole('textbox', { name: asks.fillLabel })).toHaveValue('Kept the lamps.')
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  provider.keys.add('sk-good-one')
  await page.keyboard.type('sk-good-one')
  await page.keyboard.press('Enter')

  await expect(alert.getByRole('button', { name: panel.again })).toBeFocused()
  await expect(toKey).toBeHidden()
  provider.replies = [JSON.stringify({ edits: [], questions: [] })]
  await page.keyboard.press('Enter')
  await expect(drawer.getByText(panel.nothingToChange)).toBeVisible()
  await expect(alert).toHaveCount(0)
  expect(provider.asked.at(-1)?.authorization).toBe('Bearer sk-good-one')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true })
  test('a key that was revoked is removed, and the task is done with the site’s key', async ({
    page,
    site,
    mailbox,
    provider,
  }) => {
    const { id, token } = await openOwnResume({ page, site, mailbox, email: 'revoked-phone@example.com' })
    await keepRevokedKey({ url: site.url, token, provider })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/mobile/editor/${id}`)
    await tab(page, MOBILE_TEXTS.en.assistant).tap()
    await tab(page, panel.tabs.improve).tap()
    await page.getByRole('button', { name: stronger }).tap()
    await page.getByRole('alert').getByRole('button', { name: panel.ownKey }).tap()
    await expect(page.getByText(settings.refusedKey)).toBeVisible()
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390)
    await page.getByRole('button', { name: settings.remove }).tap()
    await expect(page.getByText(settings.refusedKey)).toBeHidden()
    await page.getByRole('button', { name: panel.back }).tap()
    provider.replies = [JSON.stringify({ edits: [], questions: [] })]
    await page.getByRole('alert').getByRole('button', { name: panel.again }).tap()
    await expect(page.getByText(panel.nothingToChange)).toBeVisible()
  })
})
