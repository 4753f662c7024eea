import type { Page } from '@playwright/test'
import { LOGIN_TEXTS } from '../../../app/session/login/texts'
import { PAYMENT_TEXTS } from '../../../app/session/payment/texts'
import { MEMBERSHIP_TEXTS } from '../../../app/routes/_site.user/membership-texts'
import { VIP_TEXTS } from '../../../app/routes/_site.vip/texts'
import { signInAt } from '../../setup/site-call'
import { openList } from '../admin/open-list'
import { signInAdmin } from '../admin/sign-in-admin'
import { signInPage } from '../open-own-resume'
import { expect } from '../test'
import { test } from '../connected-test'
import { typeInto } from '../type-into'
import { expectAccessible } from '../violations'

test.use({ locale: 'en' })

const login = LOGIN_TEXTS.en
const pay = PAYMENT_TEXTS.en
const vip = VIP_TEXTS.en
const membership = MEMBERSHIP_TEXTS.en
const MONTHLY = /^Monthly/

const planOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

/** Opens the payment of a plan and answers the page of Checkout. */
async function openCheckout({ page, plan }: { page: Page; plan: string }): Promise<Page> {
  await page.goto('/vip')
  await page.getByRole('button', { name: vip.buy(plan) }).click()
  const dialog = page.getByRole('dialog', { name: pay.title })
  const link = dialog.getByRole('link', { name: pay.pay })
  const popup = page.waitForEvent('popup')
  await link.click()
  const checkout = await popup
  await checkout.getByRole('button', { name: 'Pay' }).waitFor()
  return checkout
}

test('a plan is bought, seen at once, and its days go when an administrator refunds it', async ({
  page,
  browser,
  site,
  mailbox,
}) => {
  const email = 'buyer@example.com'
  await signInPage({ page, site, token: await signInAt({ url: site.url, mailbox, email }) })
  const checkout = await openCheckout({ page, plan: 'Monthly' })
  const dialog = page.getByRole('dialog', { name: pay.title })
  await expect(dialog.getByText(pay.waiting)).toBeVisible()
  await expectAccessible(page, '[role=dialog]')

  await checkout.getByRole('button', { name: 'Pay' }).click()
  await expect(checkout).toHaveURL(/\/vip\?order=/)
  await expect(checkout.getByRole('dialog').getByText(pay.paid)).toBeVisible()
  await checkout.close()
  await expect(dialog.getByText(pay.paid)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^Member until /)).toBeVisible()
  await expect(planOf(page, 'Monthly').getByText(vip.current)).toBeVisible()
  await expectAccessible(page)
  const receipts = () => mailbox.messages.filter((mail) => mail.includes('Your membership is active'))
  await expect.poll(() => receipts().length).toBe(1)

  await page.goto('/user?tab=membership')
  await expect(page.getByRole('heading', { name: MONTHLY })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: /JL\d{8}-\d{8}/ })
  await expect(row.getByText(membership.status.paid)).toBeVisible()
  const orderNo = /JL\d{8}-\d{8}/.exec((await row.textContent()) ?? '')?.[0] ?? ''

  const desk = await (await browser.newContext({ baseURL: site.url })).newPage()
  await signInAdmin({ page: desk })
  await openList({ page: desk, slug: 'orders' })
  const sums = desk.getByRole('table').filter({ has: desk.getByRole('row', { name: /USD/ }) })
  await expect(sums.getByText('$2.99').first()).toBeVisible()
  desk.on('dialog', (question) => void question.accept())
  await desk.getByRole('link', { name: orderNo }).click()
  const part = desk.getByLabel(/^(Amount to refund|退款金额)/)
  for (const [amount, rest] of [
    ['1', '1.99'],
    ['0.99', '1'],
  ] as const) {
    await typeInto(part, amount)
    await desk.getByRole('button', { name: /^(Refund|退款)$/ }).click()
    await expect(part).toHaveValue(rest)
  }
  await openList({ page: desk, slug: 'orders' })
  await desk.getByRole('button', { name: new RegExp(`${orderNo}$`) }).click()
  await expect(desk.getByText(/^(Refunded|已退款)$/).first()).toBeVisible()
  await desk.context().close()

  await page.reload()
  await expect(row.getByText(membership.status.refunded)).toBeVisible()
  await expect(page.getByRole('heading', { name: membership.free })).toBeVisible()
  await page.goto('/vip')
  await expect(planOf(page, vip.free).getByText(vip.current)).toBeVisible()
})

test('a visitor signs in first and then pays what they wanted', async ({ page, mailbox }) => {
  const email = 'visitor-buys@example.com'
  await page.goto('/vip')
  await page.getByRole('button', { name: vip.buy('Yearly') }).click()
  const ask = page.getByRole('dialog')
  await typeInto(ask.getByRole('textbox', { name: login.email, exact: true }), email)
  await ask.getByRole('button', { name: login.sendCode }).click()
  await expect(ask.getByRole('textbox', { name: login.code, exact: true })).toBeFocused()
  await typeInto(ask.getByRole('textbox', { name: login.code, exact: true }), mailbox.codeFor(email), {
    leaves: true,
  })
  const dialog = page.getByRole('dialog', { name: pay.title })
  await expect(dialog.getByText('$19.99')).toBeVisible()
  await expect(dialog.getByRole('link', { name: pay.pay })).toBeVisible()
})

test('a plan that is pressed before the page knows who is there is not asked for a sign-in', async ({
  page,
  site,
  mailbox,
}) => {
  const email = 'quick-buyer@example.com'
  await signInPage({ page, site, token: await signInAt({ url: site.url, mailbox, email }) })
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/resume-api/user/info', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/resume-api/user/info')
  await page.goto('/vip')
  await asked
  await page.getByRole('button', { name: vip.buy('Monthly') }).click()
  answer()
  await expect(page.getByRole('dialog', { name: pay.title }).getByText('$2.99')).toBeVisible()
})
