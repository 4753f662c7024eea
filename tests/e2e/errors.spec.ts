import type { Page, Route } from '@playwright/test'
import { UI_TEXTS } from '../../app/components/ui/texts'
import { MEMBERSHIP_TEXTS } from '../../app/routes/_site.user/membership-texts'
import { USER_TEXTS } from '../../app/routes/_site.user/texts'
import { SESSION_TEXTS } from '../../app/session/texts'
import { signInAt, siteCall } from '../setup/site-call'
import { signInPage } from './open-own-resume'
import { expect, forgive, test } from './test'

const t = USER_TEXTS['zh-CN']
const session = SESSION_TEXTS['zh-CN']

const refusal = (status: number, code: number, message: string) => (route: Route) =>
  route.fulfill({ status, json: { success: false, code, message, data: null } })

/** How a server or the way to it misbehaves, and what the person is told in one toast; more in unit/api/client.test.ts. */
const FAULTS = [
  {
    ...{ what: 'a refusal', does: t.copy, call: '**/resume-api/resume/copy/**' },
    ...{ answer: refusal(409, 409, '最多保留 30 份简历'), says: '最多保留 30 份简历' },
  },
  {
    ...{ what: 'a site that is away', does: t.download, call: '**/resume-api/resume/pdf/**' },
    ...{ answer: (route: Route) => route.abort(), says: session.siteAway },
  },
]

async function act(page: Page, what: string) {
  await page.getByRole('button', { name: t.actions('Mine') }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

test('what a server refuses is told in its words, what did not come can be asked for again, and who is signed out is told', async ({
  page,
  site,
  mailbox,
  errors,
}) => {
  const token = await signInAt({ url: site.url, mailbox, email: 'misbehaves@example.com' })
  const body = { title: 'Mine', templateCode: 'classic-zh' }
  await siteCall({ url: site.url, path: '/resume/create', token, body })
  await signInPage({ page, site, token })
  await page.goto('/user')
  for (const { does, call, what, answer, says } of FAULTS) {
    await test.step(`${does}: ${what}`, async () => {
      await page.route(call, answer)
      await act(page, does)
      const toasts = page.getByRole('region', { name: UI_TEXTS['zh-CN'].notices })
      await expect(toasts.getByRole('paragraph')).toHaveCount(1)
      await expect(toasts.getByRole('paragraph')).toContainText(says)
      await toasts.getByRole('button', { name: UI_TEXTS['zh-CN'].close }).click()
      await expect(toasts.getByRole('paragraph')).toHaveCount(0)
      await page.unroute(call)
    })
  }

  await test.step('the last of two notices says that another waits under it', async () => {
    for (const { does, call, answer } of FAULTS) {
      await page.route(call, answer)
      await act(page, does)
    }
    const toasts = page.getByRole('region', { name: UI_TEXTS['zh-CN'].notices })
    await expect(toasts.getByText(UI_TEXTS['zh-CN'].waiting(1), { exact: true })).toBeVisible()
    for (const { call } of FAULTS) {
      await toasts.getByRole('button', { name: UI_TEXTS['zh-CN'].close }).click()
      await page.unroute(call)
    }
  })

  await test.step('what did not come can be asked for again', async () => {
    await page.route('**/resume-api/vip/info', refusal(500, 500, '稍后再来'))
    await page.goto('/user?tab=membership')
    const again = page.getByRole('button', { name: UI_TEXTS['zh-CN'].retry })
    await again.waitFor()
    await page.unroute('**/resume-api/vip/info')
    await again.click()
    await expect(
      page.getByRole('heading', { name: MEMBERSHIP_TEXTS['zh-CN'].orders, exact: true }),
    ).toBeVisible()
  })

  await test.step('asking who is there fails without a word', async () => {
    await page.route('**/resume-api/user/info', refusal(500, 500, '不该看到'))
    await page.goto('/')
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByText('不该看到')).toHaveCount(0)
    await page.unroute('**/resume-api/user/info')
  })

  await test.step('a list that was asked for before a resume came back does not hide it again', async () => {
    await page.goto('/user')
    const card = page.getByRole('button', { name: t.actions('Mine') })
    await card.waitFor()
    const late: { answer: () => void } = { answer: () => undefined }
    const held = new Promise<void>((resolve) => (late.answer = resolve))
    const list = '**/resume-api/resume/list'
    await page.route(
      list,
      async (route) => {
        const response = await route.fetch()
        await held
        await route.fulfill({ response })
      },
      { times: 1 },
    )
    const asked = page.waitForRequest(list)
    await act(page, t.remove)
    await asked
    await page.getByRole('button', { name: UI_TEXTS['zh-CN'].undo }).click()
    await expect(card).toBeVisible()
    const answered = page.waitForResponse(list)
    late.answer()
    await answered
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    await expect(card).toBeVisible()
  })

  await test.step('deleting says so, and a session that has ended leads home without its token', async () => {
    await page.goto('/user')
    await act(page, t.remove)
    await expect(page.getByText('删除成功')).toBeVisible()
    await page.getByRole('button', { name: UI_TEXTS['zh-CN'].undo }).click()
    await expect(page.getByText(t.restored)).toBeVisible()
    await page.route('**/resume-api/resume/remove/**', refusal(401, 401, '请先登录'))
    await act(page, t.remove)
    await expect(page).toHaveURL(`${site.url}/`)
    await expect(page.getByText('权限不足，请先登录系统')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('authorization'))).toBeNull()
  })
  forgive({ errors, matching: /(Failed to load resource|net::ERR)/ })
})
