import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { signInAt } from '../setup/site-call'
import { ADMIN } from '../setup/start-site'
import { signInPage } from './open-own-resume'
import { expect, forgive, test } from './test'

const violationsOf = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html }) => html),
  ])

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of ['zh-CN', 'en']) {
    test.describe(`${locale}, ${colorScheme}`, () => {
      test.use({ colorScheme, locale })
      test('the index and an article are read without a framework, and axe finds nothing', async ({
        page,
      }) => {
        await page.goto('/guide')
        const first = page.locator('main article h2 a').first()
        await expect(page.locator('main article')).toHaveCount(locale === 'en' ? 8 : 9)
        expect(await violationsOf(page)).toEqual([])
        await first.click()
        await page.waitForURL(/\/guide\/[a-z]/)
        await expect(page.locator('h1')).toBeVisible()
        expect(await violationsOf(page)).toEqual([])
        expect(await page.locator('script[src], script[type=module]').count()).toBe(0)
        const data: unknown = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText())
        const headline = await page.locator('h1').innerText()
        expect(data).toMatchObject({
          '@graph': [{ '@type': 'Article', inLanguage: locale, headline }, { '@type': 'BreadcrumbList' }],
        })
        await page.setViewportSize({ width: 390, height: 844 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      })
    })
  }
}

test('an administrator writes, publishes, changes, withdraws and deletes a guide', async ({
  page,
  site,
  mailbox,
  errors,
}) => {
  const token = await signInAt({ url: site.url, mailbox, email: ADMIN.email })
  const publicly = async () => {
    const answer = await fetch(`${site.url}/guide/a-new-guide`)
    return { status: answer.status, text: await answer.text() }
  }
  await signInPage({ page, site, token })
  await page.goto('/guide/edit')
  await page.getByRole('button', { name: '新建指南' }).click()
  await page.waitForURL(/id=/)
  const text = page.getByRole('textbox', { name: '正文', exact: true })
  await text.click()
  await page.keyboard.type('First words of it')
  await page.getByLabel('标题', { exact: true }).fill('A new guide')
  await page.getByLabel('摘要').fill('What it is about')
  await page.getByLabel('网址标识').fill('a-new-guide')
  await page.getByLabel('作者').fill('Jianli editors')
  const state = (name: string) => page.locator('p[role=status]', { hasText: name })
  await expect(state('已保存')).toBeVisible()
  expect((await publicly()).status).toBe(404)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect.poll(async () => (await publicly()).text).toContain('First words of it')
  await text.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' and more')
  await expect(state('有未保存的修改')).toBeVisible()
  await expect(state('已保存')).toBeVisible()
  expect((await publicly()).text).not.toContain('and more')
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect.poll(async () => (await publicly()).text).toContain('and more')
  await page.getByRole('button', { name: '取消发布' }).click()
  await expect.poll(async () => (await publicly()).status).toBe(404)
  await page.goto('/guide/edit')
  await expect(page.getByRole('link', { name: 'A new guide' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: '删除: A new guide' }).click()
  await expect(page.getByRole('link', { name: 'A new guide' })).toHaveCount(0)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(page.getByRole('link', { name: 'A new guide' })).toBeVisible()
  forgive({ errors, matching: /favicon/ })
})
