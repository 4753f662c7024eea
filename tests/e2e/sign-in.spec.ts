import type { Page } from '@playwright/test'
import { LOGIN_TEXTS } from '../../app/session/login/texts'
import { SHELL_TEXTS } from '../../app/editor/texts/shell-texts'
import { HOME_TEXTS } from '../../app/routes/_site._index/texts'
import { SITE_TEXTS } from '../../app/site/texts'
import { signInAt } from '../setup/site-call'
import { openGuestResume } from './open-guest-resume'
import { expect, forgive, test } from './test'
import { pasteInto, typeInto } from './type-into'

test.use({ locale: 'en' })

const login = LOGIN_TEXTS.en
const PASSWORD = 'a-password-to-forget'
const dialogOf = (page: Page) => page.getByRole('dialog')
const field = (page: Page, label: string) => dialogOf(page).getByRole('textbox', { name: label, exact: true })

async function openLogin(page: Page) {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: SITE_TEXTS.en.signIn }).click()
  await expect(dialogOf(page)).toBeVisible()
}

test('from a page that has no scripts one signs in over it and stays there: nothing typed, a wrong code, then the right one', async ({
  page,
  mailbox,
  errors,
}) => {
  // Also where one came from a page that has them.
  await page.goto('/vip')
  await page.getByRole('banner').getByRole('link', { name: SITE_TEXTS.en.nav.guides, exact: true }).click()
  await expect(page).toHaveURL(/\/guide$/)
  await page.getByRole('banner').getByRole('link', { name: SITE_TEXTS.en.signIn }).click()
  await expect(dialogOf(page)).toBeVisible()
  await expect(page).toHaveURL(/\/guide$/)

  const email = 'stays@example.com'
  const address = /\/search\?q=PDF$/
  await page.goto('/search?q=PDF')
  const heading = await page.getByRole('heading', { level: 1 }).first().textContent()
  const link = page.getByRole('banner').getByRole('link', { name: SITE_TEXTS.en.signIn })
  await link.click()
  await expect(dialogOf(page)).toBeVisible()
  await expect(page).toHaveURL(address)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await link.click()
  await dialogOf(page).getByRole('button', { name: login.signIn, exact: true }).click()
  await expect(dialogOf(page).getByText(login.errors.email)).toBeVisible()
  await expect(dialogOf(page).getByText(login.errors.code)).toBeVisible()

  await typeInto(field(page, login.email), email)
  await page.keyboard.press('Enter')
  await expect(dialogOf(page).getByRole('button', { name: /Resend in \d+s/ })).toBeDisabled()
  await expect(field(page, login.code)).toBeFocused()
  await expect(page.getByText(login.codeSent)).toBeVisible()
  const right = mailbox.codeFor(email)
  await typeInto(field(page, login.code), right === '111111' ? '222222' : '111111')
  await expect(field(page, login.code)).toHaveAttribute('aria-invalid', 'true')
  await expect(dialogOf(page).getByText('The code is wrong or has expired')).toBeVisible()
  // and once: no notice says it again
  await expect(page.getByText('The code is wrong or has expired')).toHaveCount(1)
  await typeInto(field(page, login.code), '')
  // The whole sentence may be pasted; six digits sign in by themselves.
  await pasteInto(field(page, login.code), `Your code: ${right}`)
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.getByText(login.welcome)).toBeVisible()
  await expect(page.getByText(login.codeSent)).toHaveCount(0)
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading ?? '')
  // Who has signed in isn't told to sign in later.
  await page.goto('/')
  await expect(page.getByRole('button', { name: HOME_TEXTS.en.start }).first()).toBeVisible()
  await expect(page.getByText(HOME_TEXTS.en.free)).toHaveCount(0)
  forgive({ errors, matching: /40[0-9].*auth\/email-code/ })
})

test('Enter after the last digit of a code signs in once, and presses nothing that comes after', async ({
  page,
  mailbox,
}) => {
  const email = 'presses-enter@example.com'
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/auth/email-code') && asked.push(request.url()))
  // The resume is on its way into the account while the editor still is a guest's.
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/resume/migration', (route) => held.then(() => route.continue()))
  await openGuestResume({ page })
  await page.getByRole('button', { name: SHELL_TEXTS.en.share, exact: true }).click()
  await typeInto(field(page, login.email), email)
  await dialogOf(page).getByRole('button', { name: login.sendCode }).click()
  await expect(field(page, login.code)).toBeFocused()
  await typeInto(field(page, login.code), mailbox.codeFor(email), { leaves: true })
  await page.keyboard.press('Enter')
  await expect(page.getByText(login.welcome)).toBeVisible()
  await expect(dialogOf(page)).toBeHidden()
  // Whoever is slower still finds no dialog again.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: SHELL_TEXTS.en.share, exact: true })).toBeFocused()
  await expect(dialogOf(page)).toBeHidden()
  goOn()
  await expect(page).toHaveURL(/\/editor\/(?!local-)[\w-]+$/)
  await expect(page.getByRole('dialog', { name: login.title })).toBeHidden()
  expect(asked).toHaveLength(1)
})

test('by password, after it was forgotten and set anew', async ({ page, site, mailbox, errors }) => {
  const email = 'by-password@example.com'
  await signInAt({ url: site.url, mailbox, email })
  await openLogin(page)
  await dialogOf(page).getByRole('tab', { name: login.byPassword }).click()
  await typeInto(field(page, login.email), email)
  await typeInto(field(page, login.password), 'never-set-one')
  await dialogOf(page).getByRole('button', { name: login.signIn, exact: true }).click()
  await expect(field(page, login.password)).toHaveAttribute('aria-invalid', 'true')

  await dialogOf(page).getByRole('button', { name: login.forgot }).click()
  await expect(page.getByRole('dialog', { name: login.resetTitle })).toBeVisible()
  await expect(field(page, login.email)).toHaveValue(email)
  await dialogOf(page).getByRole('button', { name: login.sendCode }).click()
  await expect(field(page, login.code)).toBeFocused()
  await typeInto(field(page, login.code), mailbox.codeFor(email), { leaves: true })
  await typeInto(field(page, login.newPassword), PASSWORD)
  await dialogOf(page).getByRole('button', { name: login.resetSubmit }).click()
  await expect(page.getByText(login.welcome)).toBeVisible()
  forgive({ errors, matching: /40[0-9].*auth\/email-pwd/ })
})
