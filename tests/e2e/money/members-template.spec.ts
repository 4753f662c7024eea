import { HOME_TEXTS } from '../../../app/routes/_site._index/texts'
import { VIP_TEXTS } from '../../../app/routes/_site.vip/texts'
import { expect, forgive, test } from '../test'

test.use({ locale: 'en' })

test('a template for members is marked on the wall, and leads who is none to the plans', async ({
  page,
  site,
  errors,
}) => {
  await page.goto('/')
  const { use, members } = HOME_TEXTS.en
  const card = page.getByRole('button', { name: `${use}: Sidebar · Marketing manager · ${members}` })
  await expect(card.getByText(members, { exact: true })).toBeVisible()
  await card.click()
  await expect(page).toHaveURL(`${site.url}/vip`)
  await expect(page.getByRole('heading', { name: VIP_TEXTS.en.heading })).toBeVisible()
  await expect(page.getByText('This template is for members')).toBeVisible()
  forgive({ errors, matching: /403.*template\/info/ })
})
