import { INVITE_TEXTS } from '../../../app/session/login/invite-texts'
import { LOGIN_TEXTS } from '../../../app/session/login/texts'
import { SITE_TEXTS } from '../../../app/site/texts'
import { MEMBERSHIP_TEXTS } from '../../../app/routes/_site.user/membership-texts'
import { signInAdminAt, signInAt } from '../../setup/site-call'
import { signInPage } from '../open-own-resume'
import { expect, forgive, test } from '../test'
import { typeInto } from '../type-into'
import { expectAccessible } from '../violations'

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
  await typeInto(dialog.getByRole('textbox', { name: login.email, exact: true }), 'guest@example.com')
  await dialog.getByRole('button', { name: login.sendCode }).click()
  await expect(dialog.getByRole('textbox', { name: login.code, exact: true })).toBeFocused()
  await typeInto(
    dialog.getByRole('textbox', { name: login.code, exact: true }),
    mailbox.codeFor('guest@example.com'),
    { leaves: true },
  )
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

test('a code that an administrator switched off: its owner, the link and the sign-up say so', async ({
  page,
  browser,
  site,
  mailbox,
  errors,
}) => {
  const token = await signInAt({ url: site.url, mailbox, email: 'off@example.com' })
  await signInPage({ page, site, token })
  await page.goto('/user?tab=invites')
  const link = await page.getByRole('textbox').inputValue()
  const code = link.slice(-8)
  await switchOff({ url: site.url, code })
  await page.reload()
  await expect(page.getByText(membership.spent.offText)).toBeVisible()
  await expect(page.getByText(membership.spent.off, { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox')).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('link', { name: membership.spent.ask }).click()
  await expect(page).toHaveURL(`${site.url}/feedback`)

  const context = await browser.newContext({ locale: 'zh-CN', baseURL: site.url })
  const friend = await context.newPage()
  const zh = INVITE_TEXTS['zh-CN']
  await friend.goto(link)
  await expect(friend.getByText(zh.off(code))).toBeVisible()
  await friend.getByRole('main').getByRole('link', { name: zh.signUp }).click()
  const words = LOGIN_TEXTS['zh-CN']
  const dialog = friend.getByRole('dialog', { name: words.title })
  await expect(dialog.getByText(zh.off(code))).toBeVisible()
  await dialog.getByRole('button', { name: zh.ask }).click()
  const typed = dialog.getByRole('textbox', { name: zh.field })
  await expect(typed).toBeFocused()
  await typeInto(typed, code.toLowerCase())
  await typeInto(dialog.getByRole('textbox', { name: words.email, exact: true }), 'late@example.com')
  await dialog.getByRole('button', { name: words.sendCode }).click()
  const digits = dialog.getByRole('textbox', { name: words.code, exact: true })
  await expect(digits).toBeFocused()
  await typeInto(digits, mailbox.codeFor('late@example.com'), { leaves: true })
  await expect(dialog.getByText('此邀请码已停用，请换一个或不填')).toBeVisible()
  await expect(typed).toBeFocused()
  // the mailed code is still good
  await typeInto(typed, '')
  await dialog.getByRole('button', { name: words.signIn, exact: true }).click()
  await expect(friend.getByText(words.welcome)).toBeVisible()
  await friend.goto('/user?tab=membership')
  await expect(friend.getByRole('heading', { name: MEMBERSHIP_TEXTS['zh-CN'].free })).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('invite')
  await context.close()
  forgive({ errors, matching: /400.*auth\/email-code/ })
})

async function switchOff({ url, code }: { url: string; code: string }): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    authorization: `JWT ${await signInAdminAt({ url })}`,
  }
  const where = new URLSearchParams({ 'where[code][equals]': code })
  const body = JSON.stringify({ disabled: true })
  const answer = await fetch(`${url}/api/invite-codes?${where}`, { method: 'PATCH', headers, body })
  expect(answer.status).toBe(200)
}
