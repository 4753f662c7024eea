import { ACCOUNT_DIALOG_TEXTS } from '../../app/session/account/texts'
import { LOGIN_TEXTS } from '../../app/session/login/texts'
import { ACCOUNT_TEXTS } from '../../app/routes/_site.user/account-texts'
import { SESSION_TEXTS } from '../../app/session/texts'
import { setPasswordAt } from '../setup/set-password'
import { signInAt, siteCall } from '../setup/site-call'
import { signInPage } from './open-own-resume'
import { expect, forgive, test } from './test'
import { typeInto } from './type-into'
import { expectAccessible } from './violations'

test.use({ locale: 'en' })

const account = ACCOUNT_TEXTS.en
const dialogs = ACCOUNT_DIALOG_TEXTS.en
const login = LOGIN_TEXTS.en
const PASSWORD = 'a song about rivers'

test('a device is signed out from another, and a common password is refused', async ({
  page,
  site,
  mailbox,
  errors,
}) => {
  const email = 'devices@example.com'
  const token = await signInAt({ url: site.url, mailbox, email })
  await signInPage({ page, site, token })
  await page.goto('/user?tab=account')
  await page.getByRole('button', { name: account.waysIn.setPassword }).click()
  const dialog = page.getByRole('dialog', { name: dialogs.password.set })
  const code = dialog.getByLabel(dialogs.confirmCode(email), { exact: true })
  await dialog.getByRole('button', { name: login.sendCode }).click()
  await expect(code).toBeFocused()
  await typeInto(code, mailbox.codeFor(email))
  const field = dialog.getByLabel(dialogs.password.new)
  await typeInto(field, 'password1')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/^Too common/)).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, '[role=dialog]')
  await typeInto(field, PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText(dialogs.done)).toBeVisible()
  await expect(page.getByRole('button', { name: account.waysIn.changePassword })).toBeVisible()

  const body = { email, password: PASSWORD }
  const other = await siteCall({ url: site.url, path: '/auth/email-pwd', body })
  await page.reload()
  await expect(page.getByText(account.devices.thisDevice)).toBeVisible()
  await page.getByRole('button', { name: account.devices.signOutOthers }).click()
  await expect(page.getByText(account.devices.othersSignedOut)).toBeVisible()
  await expect(page.getByRole('button', { name: account.devices.signOutOthers })).toBeHidden()
  const { accessToken } = other.body.data as { accessToken: string }
  const late = await siteCall({ url: site.url, path: '/user/info/update', token: accessToken, body: {} })
  expect(late.status).toBe(401)
  forgive({ errors, matching: /400.*user\/info\/update/ })
})

test('an address with an account of its own: the two become one', async ({ page, site, mailbox, errors }) => {
  const second = await signInAt({ url: site.url, mailbox, email: 'second@example.com' })
  await siteCall({ url: site.url, path: '/resume/create', token: second, body: { title: 'Of the second' } })
  const token = await signInAt({ url: site.url, mailbox, email: 'first@example.com' })
  await signInPage({ page, site, token })
  await page.goto('/user?tab=account')
  await page.getByRole('button', { name: account.waysIn.changeEmail }).click()
  await typeInto(page.getByLabel(dialogs.email.new), 'second@example.com')
  const codes = [
    { email: 'second@example.com', label: login.code, send: login.sendCode },
    {
      email: 'first@example.com',
      label: dialogs.confirmCode('first@example.com'),
      send: `${login.sendCode}: ${dialogs.confirmCode('first@example.com')}`,
    },
  ]
  for (const { email, label, send } of codes) {
    await page.getByRole('button', { name: send, exact: true }).click()
    await expect(page.getByLabel(label, { exact: true })).toBeFocused()
    await typeInto(page.getByLabel(label, { exact: true }), mailbox.codeFor(email), { leaves: true })
  }
  await page.getByRole('button', { name: dialogs.email.save }).click()
  const merging = page.getByRole('alertdialog', { name: dialogs.merge.title })
  await expect(merging.getByText(dialogs.merge.resumes(1))).toBeVisible()
  await expectAccessible(page, '[role=alertdialog]')
  await merging.getByRole('button', { name: dialogs.merge.do }).click()
  await expect(page).toHaveURL(`${site.url}/user`)
  await expect(page.getByText('Of the second')).toBeVisible()
  forgive({ errors, matching: /409.*user\/info\/update/ })
})

test('an account is backed up, its end asked for, and taken back at the next sign-in', async ({
  page,
  site,
  mailbox,
  errors,
}) => {
  const email = 'leaves@example.com'
  const token = await signInAt({ url: site.url, mailbox, email })
  await setPasswordAt({ url: site.url, mailbox, email, token, password: PASSWORD })
  await signInPage({ page, site, token })
  await page.goto('/user?tab=account')
  // what stands above has its place
  await expect(page.getByText(account.devices.thisDevice)).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: account.data.backup }).click()
  expect((await saved).suggestedFilename()).toMatch(/^jianli-\d{4}-\d\d-\d\d\.zip$/)

  await page.getByRole('button', { name: account.end.do }).click()
  const ending = page.getByRole('alertdialog', { name: dialogs.end.title })
  const password = ending.getByLabel(dialogs.password.current)
  await expect(password).toBeFocused()
  await typeInto(password, 'no song')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  // said below the field, and nowhere once more by the field's name in the call
  await expect(page.getByText('currentPassword')).toHaveCount(0)
  await expectAccessible(page, '[role=alertdialog]')
  await typeInto(password, PASSWORD)
  await page.keyboard.press('Enter')
  await page
    .getByRole('alertdialog', { name: dialogs.end.asked })
    .getByRole('button', { name: dialogs.end.leave })
    .click()
  await expect(page).toHaveURL(`${site.url}/`)

  const body = { email, password: PASSWORD }
  const again = await siteCall({ url: site.url, path: '/auth/email-pwd', body })
  await signInPage({ page, site, token: (again.body.data as { accessToken: string }).accessToken })
  await page.goto('/')
  const keeping = page.getByRole('alertdialog', { name: dialogs.keep.title })
  await keeping.getByRole('button', { name: dialogs.keep.do }).click()
  await expect(page.getByText(dialogs.keep.kept)).toBeVisible()
  await page.goto('/user?tab=account')
  await expect(page.getByText(account.end.text)).toBeVisible()
  forgive({ errors, matching: /400.*user\/delete/ })
})

test('a link with the token of somebody else asks before it changes who is signed in', async ({
  page,
  site,
  mailbox,
}) => {
  const [mine, others] = ['mine@example.com', 'others@example.com']
  const token = await signInAt({ url: site.url, mailbox, email: mine })
  const another = await signInAt({ url: site.url, mailbox, email: others })
  await signInPage({ page, site, token })
  await page.goto(`/user?tab=account&token=${another}`)
  await expect(page).toHaveURL(`${site.url}/user?tab=account`)
  await expect(page.getByText(mine).first()).toBeVisible()
  await expect(page.getByText(SESSION_TEXTS.en.otherAccount)).toBeVisible()
  await page.getByRole('button', { name: SESSION_TEXTS.en.switchAccount }).click()
  await expect(page.getByText(others).first()).toBeVisible()
  await expect(page.getByText(mine)).toHaveCount(0)
})
