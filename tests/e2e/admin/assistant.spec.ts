import { signInAt, siteCall } from '../../setup/site-call'
import { test } from '../assistant-test'
import { expect } from '../test'
import { signInAdmin } from './sign-in-admin'

test('a task is called by its kind in the language of the administrator, in the list and on its page', async ({
  page,
  browser,
  site,
  mailbox,
}) => {
  const token = await signInAt({ url: site.url, mailbox, email: 'task-title@example.com' })
  const resume = { title: 'Mine', templateCode: 'classic-en' }
  const { body } = await siteCall({ url: site.url, path: '/resume/create', token, body: resume })
  const task = { kind: 'cover-letter', resumeId: body.data, input: {} }
  expect((await siteCall({ url: site.url, path: '/ai/task/add', token, body: task })).status).toBe(200)

  const chinese = await browser.newContext({ locale: 'zh-CN', baseURL: site.url })
  for (const [reader, name] of [
    [page, 'Cover letter'],
    [await chinese.newPage(), '求职信'],
  ] as const) {
    await signInAdmin({ page: reader })
    await reader.goto('/admin/collections/ai-tasks')
    await reader.locator('tbody').getByRole('link', { name }).first().click()
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(reader.locator('.step-nav')).toContainText(name)
    await reader.reload()
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  await chinese.close()
})
