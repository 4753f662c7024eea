import { siteCall, signInAdminAt } from '../../setup/site-call'
import { expect, test } from '../test'
import { typeInto } from '../type-into'
import { signInAdmin } from './sign-in-admin'

test('an administrator changes the name of a plan in one language, and its readers see it', async ({
  page,
  site,
}) => {
  const token = await signInAdminAt({ url: site.url })
  const plan = { name: { zh: '周会员', en: 'Weekly' }, summary: { zh: '一周', en: 'A week' } }
  const made = await siteCall({
    url: site.url,
    path: '/vip-type/create',
    token,
    body: { ...plan, price: 900, currency: 'CNY', days: 7 },
  })
  // an edge: what the call answers
  const { id } = made.body.data as { id: string }

  await signInAdmin({ page })
  await page.goto(`/admin/collections/vip-types/${id}`)
  const chinese = page.locator('input[name="name.zh-CN"]')
  await expect(chinese).toHaveValue('周会员')
  await expect(page.locator('input[name="name.en"]')).toHaveValue('Weekly')
  await typeInto(chinese, '七日会员')
  await page.locator('#action-save').click()
  await expect(page.locator('.payload-toast-container')).toContainText(/成功|successfully/)

  await page.goto('/vip')
  await expect(page.getByRole('heading', { name: /^七日会员/ })).toBeVisible()
  await page.goto('/vip?hl=en')
  await expect(page.getByRole('heading', { name: /^Weekly/ })).toBeVisible()
})
