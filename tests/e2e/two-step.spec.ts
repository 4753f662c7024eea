import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { ACCOUNT_DIALOG_TEXTS } from '../../app/session/account/texts'
import { ACCOUNT_EVENT_NAMES } from '../../collections/account-event-names'
import { SECURITY_TEXTS } from '../../app/session/account/security-texts'
import { LOGIN_TEXTS } from '../../app/session/login/texts'
import { SITE_TEXTS } from '../../app/site/texts'
import { setPasswordAt } from '../setup/set-password'
import { signInAt } from '../setup/site-call'
import { signInPage } from './open-own-resume'
import { expect, forgive, test } from './test'
import { typeInto } from './type-into'
import { expectAccessible } from './violations'

test.use({ locale: 'en' })

const t = SECURITY_TEXTS.en
const login = LOGIN_TEXTS.en
const dialogs = ACCOUNT_DIALOG_TEXTS.en
const PASSWORD = 'a song about rivers'
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

async function signOut(page: Page, name: string) {
  await page.getByRole('banner').getByText(name).click()
  await page.getByRole('button', { name: SITE_TEXTS.en.signOut, exact: true }).click()
  await page.getByRole('banner').getByRole('link', { name: SITE_TEXTS.en.signIn }).click()
  await expect(page.getByRole('dialog', { name: login.title })).toBeVisible()
}

test('an app’s code becomes the second step, is asked for at the next sign-in, and is taken off again', async ({
  page,
  site,
  mailbox,
  errors,
}) => {
  const email = 'two-steps@example.com'
  const token = await signInAt({ url: site.url, mailbox, email })
  await setPasswordAt({ url: site.url, mailbox, email, token, password: PASSWORD })
  await signInPage({ page, site, token })
  await page.goto('/user?tab=account')
  await row(page, t.app).getByRole('button', { name: t.setUp }).click()
  await typeInto(page.getByLabel(dialogs.password.current), PASSWORD, { leaves: true })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: t.alt })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  const secret = (await page.locator('p.font-mono').textContent()) ?? ''
  const codeOf = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
  await typeInto(page.getByLabel(t.code), codeOf(0))
  await page.keyboard.press('Enter')
  const kept = page.getByRole('dialog', { name: t.codesTitle })
  await expect(kept.getByRole('listitem')).toHaveCount(10)
  const recovery = (await kept.getByRole('listitem').first().textContent()) ?? ''
  await kept.getByRole('button', { name: t.done }).click()
  await expect(row(page, t.app)).toContainText('10 recovery codes left')

  await signOut(page, 'two-steps')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: login.byPassword }).click()
  await typeInto(dialog.getByRole('textbox', { name: login.email }), email)
  await typeInto(dialog.getByRole('textbox', { name: login.password, exact: true }), PASSWORD, {
    leaves: true,
  })
  await page.keyboard.press('Enter')
  const second = page.getByRole('dialog', { name: login.secondStepTitle })
  await typeInto(second.getByLabel(login.code), '000000')
  await page.keyboard.press('Enter')
  await expect(second.getByLabel(login.code)).toHaveAttribute('aria-invalid', 'true')
  await typeInto(second.getByLabel(login.code), codeOf(1), { leaves: true })
  await page.keyboard.press('Enter')
  await expect(page.getByText(login.welcome)).toBeVisible()

  await page.goto('/user?tab=account')
  await expect(row(page, ACCOUNT_EVENT_NAMES['second-step-refused'].en)).toBeVisible()
  await row(page, t.app).getByRole('button', { name: t.manage }).click()
  await typeInto(page.getByLabel(t.anyCode), recovery, { leaves: true })
  await page.getByRole('button', { name: t.turnOff }).click()
  await expect(page.getByText(t.turnedOff)).toBeVisible()
  await expect(row(page, t.app)).toContainText(t.off)
  forgive({ errors, matching: /40[13].*auth\/(email-pwd|second-step)/ })
})

test.describe('at a name that passkeys can be bound to', () => {
  test.use({
    baseURL: async ({ site }, use) => use(site.url.replace('127.0.0.1', 'localhost')),
    others: async ({ site }, use) => use([site.url.replace('127.0.0.1', 'localhost')]),
  })

  test('a passkey is added, signs in alone, and is removed', async ({ page, site, mailbox, baseURL }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    })
    const email = 'passkey@example.com'
    const token = await signInAt({ url: site.url, mailbox, email })
    await signInPage({ page, site: { ...site, url: baseURL ?? '' }, token })
    await page.goto('/user?tab=account')
    await row(page, t.passkeys).getByRole('button', { name: t.addPasskey }).click()
    const dialog = page.getByRole('dialog', { name: t.passkeyTitle })
    await dialog.getByRole('button', { name: login.sendCode }).click()
    const code = dialog.getByLabel(dialogs.confirmCode(email), { exact: true })
    await expect(code).toBeFocused()
    await typeInto(code, mailbox.codeFor(email), { leaves: true })
    await dialog.getByRole('button', { name: t.passkeyDo }).click()
    await expect(page.getByText(t.added)).toBeVisible()
    await expect(row(page, t.passkeyDefault)).toContainText(t.neverUsed)

    await signOut(page, 'passkey')
    await page.getByRole('button', { name: login.byPasskey }).click()
    await expect(page.getByText(login.welcome)).toBeVisible()
    await page.goto('/user?tab=account')
    await page.getByRole('button', { name: t.removeOf(t.passkeyDefault) }).click()
    await expect(page.getByText(t.removed)).toBeVisible()
    await expect(page.getByText(t.noPasskey)).toBeVisible()
  })
})
