import { LOGIN_TEXTS } from '../../../app/components/login/texts'
import { SITE_TEXTS } from '../../../app/components/site/texts'
import { MEMBERSHIP_TEXTS } from '../../../app/routes/user/membership-texts'
import { signInAt } from '../../setup/site-call'
import { signInPage } from '../open-own-resume'
import { expect, test } from '../test'

test.use({ locale: 'en' })

const login = LOGIN_TEXTS.en
const membership = MEMBERSHIP_TEXTS.en

test('a friend signs up by the link, and both have their days', async ({ page, browser, site, mailbox }) => {
  const token = await signInAt({ url: site.url, mailbox, email: 'host@example.com' })
  await signInPage({ page, site, token })
  await page.goto('/user?tab=invites')
  await expect(page.getByText(membership.noInvited)).toBeVisible()
  const link = await page.getByRole('textbox').inputValue()
  expect(link).toMatch(new RegExp(`^${site.url}/\\?invite=[A-Z0-9]{8}$`))

  const friend = await (await browser.newContext({ locale: 'en' })).newPage()
  await friend.goto(link)
  // the link is only a way in: the code is remembered while they look around
  await friend.goto(`${site.url}/template`)
  await friend.getByRole('banner').getByRole('link', { name: SITE_TEXTS.en.signIn }).click()
  const dialog = friend.getByRole('dialog')
  await dialog.getByRole('textbox', { name: login.email, exact: true }).fill('guest@example.com')
  await dialog.getByRole('button', { name: login.sendCode }).click()
  await expect(dialog.getByRole('textbox', { name: login.code, exact: true })).toBeFocused()
  await dialog
    .getByRole('textbox', { name: login.code, exact: true })
    .fill(mailbox.codeFor('guest@example.com'))
  await expect(friend.getByText(login.welcome)).toBeVisible()
  await friend.goto(`${site.url}/user?tab=membership`)
  await expect(friend.getByRole('heading', { name: 'Invitation', exact: true })).toBeVisible()
  await friend.context().close()

  await page.reload()
  await expect(page.getByRole('heading', { name: membership.invited(1, 7) })).toBeVisible()
  await expect(page.getByText(membership.plusDays(7))).toBeVisible()
  await page.goto('/user?tab=membership')
  await expect(page.getByRole('heading', { name: 'Invitation', exact: true })).toBeVisible()
})
