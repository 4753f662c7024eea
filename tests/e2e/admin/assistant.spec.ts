import { privateResume } from '../../factories/private-resume'
import { listenAtSite } from '../../setup/chat-at-site'
import { signInAt, siteCall } from '../../setup/site-call'
import { test } from '../assistant-test'
import { expect } from '../test'
import { openList } from './open-list'
import { signInAdmin } from './sign-in-admin'

test.use({ locale: 'zh-CN' })

test('a task is called by its kind, and one that was not read again says so, in the language of the administrator', async ({
  page,
  site,
  mailbox,
  provider,
}) => {
  const { url } = site
  const token = await signInAt({ url, mailbox, email: 'not-again@example.com' })
  const { body } = await siteCall({ url, path: '/resume/create', token, body: { content: privateResume } })
  const run = async (kind: string, input: object) => {
    const task = { kind, resumeId: body.data, input }
    const added = await siteCall({ url, path: '/ai/task/add', token, body: task })
    const { taskId } = added.body.data as { taskId: string }
    expect((await listenAtSite({ url, talk: { token, taskId } })).at(-1)?.type).toBe('done')
  }
  const edits = [{ id: 'job1', field: 'text', value: '- Ran the night shift of 12 people.', why: '' }]
  const answer = { edits, questions: [] }
  provider.replies = [JSON.stringify({ ...answer, terms: [] }), JSON.stringify(answer)]
  await run('tailor', { job: 'We look for somebody for the night.' })
  provider.reading = 'No.'
  await run('module-opt', { sectionId: 'work', itemId: 'job1', aim: 'shorter' })

  const [again, notAgain, done, notDone] = ['匹配岗位', '改写模块', '已完成', '未完成']
  await signInAdmin({ page })
  await openList({ page, slug: 'ai-tasks' })
  const row = (name: string) => page.locator('tbody tr').filter({ hasText: name })
  for (const name of [again, notAgain]) await expect(row(name).locator('.cell-status')).toHaveText(done)
  await expect(row(again).locator('.cell-secondReading')).toHaveText('')
  await expect(row(notAgain).locator('.cell-secondReading')).toHaveText(notDone)
  await row(notAgain).getByRole('link', { name: notAgain }).click()
  await expect(page.locator('#field-status')).toContainText(done)
  await expect(page.locator('#field-secondReading')).toContainText(notDone)
  await expect(page.locator('.step-nav')).toContainText(notAgain)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notAgain)
})
