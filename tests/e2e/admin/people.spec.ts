import { setPasswordAt } from '../../setup/set-password'
import { signInAt, siteCall } from '../../setup/site-call'
import { ADMIN } from '../../setup/start-site'
import { expect, test } from '../test'
import { listStands, openList } from './open-list'
import { signInAdmin } from './sign-in-admin'
import { typeInto } from '../type-into'

const EDITOR = { email: 'made-editor@example.com', password: 'battery-horse-correct' }

test('a super administrator gives a role; an administrator is shown only what is theirs to do', async ({
  page,
  context,
  site,
  mailbox,
}) => {
  const token = await signInAt({ url: site.url, mailbox, email: EDITOR.email })
  await setPasswordAt({ url: site.url, mailbox, token, ...EDITOR })

  await signInAdmin({ page })
  await openList({ page, slug: 'users', search: EDITOR.email })
  await page.locator('.collection-list tbody a').first().click()
  await page.locator('#field-roles').click()
  await page.getByRole('option', { name: '管理员', exact: true }).click()
  await page.locator('#action-save').click()
  await expect(page.getByText('更新成功')).toBeVisible()

  await context.clearCookies()
  await page.goto('/admin')
  await typeInto(page.locator('input[name=username]'), EDITOR.email)
  await typeInto(page.locator('input[name=password]'), EDITOR.password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(/\/admin\/?$/)
  const cards = page.locator('.collections__card-list')
  await expect(cards.getByText('指南')).toBeVisible()
  await expect(cards.getByText('操作记录')).toHaveCount(0)
  await openList({ page, slug: 'users', search: ADMIN.email })
  await expect(page.getByRole('link', { name: '创建新条目' })).toHaveCount(0)
  await page.locator('.collection-list tbody a').first().click()
  await expect(page.locator('#field-username')).toBeVisible()
  await expect(page.locator('#field-roles')).toHaveCount(0)
  await expect(page.locator('#action-save')).toHaveCount(0)
})

test('feedback is shown on the dashboard, worked on, and answered by mail', async ({
  page,
  site,
  mailbox,
}) => {
  const email = 'asks@example.com'
  const token = await signInAt({ url: site.url, mailbox, email })
  const body = { content: 'Could dates take seasons?', contact: email }
  await siteCall({ url: site.url, path: '/propose/create', token, body })

  await signInAdmin({ page })
  await page.goto('/admin')
  const dashboard = page.locator('.jl-dashboard')
  const names = ['新用户', '新简历', 'PDF 导出', '已支付订单', '队列中的任务', '失败的任务']
  for (const name of names)
    await expect(dashboard.locator('.jl-figure').filter({ hasText: name })).toBeVisible()
  const { data: resumes } = (await (await page.request.get('/resume-api/resume/count')).json()) as {
    data: number
  }
  const figure = dashboard.locator('.jl-figure').filter({ hasText: '新简历' })
  await expect(figure).toContainText(`共 ${resumes}`)
  await dashboard.getByRole('link', { name: '待回复的反馈 1' }).click()
  await listStands(page)
  await page.locator('.collection-list tbody a').first().click()
  await expect(page.locator('#field-content')).toHaveValue(body.content)
  await page.locator('#field-status').click()
  await page.getByRole('option', { name: '处理中' }).click()
  await page.locator('#action-save').click()
  await expect(page.getByText('更新成功')).toBeVisible()
  await typeInto(page.locator('#field-answer'), 'Seasons are coming in spring.')
  await page.getByRole('button', { name: '发送回复邮件' }).click()
  await expect(page.locator('#field-status')).toContainText('已回复')
  await expect.poll(() => mailbox.messages.at(-1) ?? '').toContain('Seasons are coming in spring.')

  await page.goto('/admin')
  await expect(dashboard.getByRole('link', { name: '待回复的反馈 0' })).toBeVisible()
  const figures = dashboard.locator('.jl-figure a')
  await expect(figures).toHaveCount(names.length)
  await figures.last().click()
  await expect(page.locator('.collection-list')).toBeVisible()
})

test('a batch of invite codes is made above their list, to be handed on', async ({ page }) => {
  await signInAdmin({ page })
  await openList({ page, slug: 'invite-codes' })
  await page.getByText('批量生成邀请码').click()
  await typeInto(page.getByLabel('数量'), '3')
  await page.getByRole('button', { name: '生成', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /^已生成 3 个邀请码$/ })).toBeVisible()
  const codes = (await page.getByRole('textbox', { name: '批量生成邀请码' }).inputValue()).split('\n')
  expect(codes).toHaveLength(3)
  for (const code of codes) await expect(page.getByRole('link', { name: code })).toBeVisible()
})
