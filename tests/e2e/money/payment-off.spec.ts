import { MEMBERSHIP_TEXTS } from '../../../app/routes/_site.user/membership-texts'
import { VIP_TEXTS } from '../../../app/routes/_site.vip/texts'
import { signInAt } from '../../setup/site-call'
import { signInPage } from '../open-own-resume'
import { expect, test } from '../test'

test.use({ locale: 'en' })

test('without payment the plans say why, and everything else works', async ({ page, site, mailbox }) => {
  const token = await signInAt({ url: site.url, mailbox, email: 'no-payment@example.com' })
  await signInPage({ page, site, token })
  await page.goto('/vip')
  await expect(page.getByText(VIP_TEXTS.en.off)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Monthly' })).toBeVisible()
  await expect(page.getByRole('button', { name: VIP_TEXTS.en.buy('Monthly') })).toHaveCount(0)
  await page.goto('/user?tab=membership')
  await expect(page.getByText(MEMBERSHIP_TEXTS.en.noOrders)).toBeVisible()
})
