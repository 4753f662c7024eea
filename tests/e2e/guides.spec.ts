import { signInAdminAt } from '../setup/site-call'
import { signInAdmin } from './admin/sign-in-admin'
import { signInPage } from './open-own-resume'
import { expect, forgive, test } from './test'
import { press, typeInto } from './type-into'
import { expectAccessible } from './violations'

test('the index and an article are read without a framework, in each language', async ({ page }) => {
  for (const { locale, count } of [
    { locale: 'zh-CN', count: 9 },
    { locale: 'en', count: 8 },
  ]) {
    await page.goto(`/guide?hl=${locale}`)
    await expect(page.locator('main article')).toHaveCount(count)
    await page.locator('main article h2 a').first().click()
    await page.waitForURL(/\/guide\/[a-z]/)
    const headline = await page.locator('h1').innerText()
    expect(await page.locator('script[src], script[type=module]').count()).toBe(0)
    const data: unknown = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText())
    expect(data).toMatchObject({
      '@graph': [{ '@type': 'Article', inLanguage: locale, headline }, { '@type': 'BreadcrumbList' }],
    })
  }
})

test('an administrator writes, publishes, changes, withdraws and deletes a guide', async ({
  page,
  site,
  errors,
}) => {
  const token = await signInAdminAt({ url: site.url })
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
  await typeInto(page.getByLabel('标题', { exact: true }), 'A new guide')
  await typeInto(page.getByLabel('摘要'), 'What it is about')
  await typeInto(page.getByLabel('网址标识'), 'a-new-guide')
  await typeInto(page.getByLabel('作者'), 'Jianli editors')
  const state = (name: string) => page.locator('p[role=status]', { hasText: name })
  await expect(state('已保存')).toBeVisible()
  expect((await publicly()).status).toBe(404)
  const withdraw = page.getByRole('button', { name: '取消发布' })
  await expect(withdraw, 'nothing is published that could be withdrawn').toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect.poll(async () => (await publicly()).text).toContain('First words of it')
  await text.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' and more')
  await expect(state('有未保存的修改')).toBeVisible()
  await expect(state('已保存')).toBeVisible()
  const published = (await publicly()).text
  expect(published).toContain('First words of it')
  expect(published).not.toContain('and more')
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect.poll(async () => (await publicly()).text).toContain('and more')
  await page.reload()
  await withdraw.click()
  await expect.poll(async () => (await publicly()).status).toBe(404)
  await expect(withdraw).toHaveCount(0)
  await page.goto('/guide/edit')
  await expect(page.getByRole('link', { name: 'A new guide' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '删除: A new guide' }).click()
  await expect(page.getByRole('link', { name: 'A new guide' })).toHaveCount(0)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(page.getByRole('link', { name: 'A new guide' })).toBeVisible()
  forgive({ errors, matching: /favicon/ })
})

test('a table grows and shrinks by keyboard, and a link is found by its words', async ({ page }) => {
  // Who signs in at the admin is signed in here.
  await signInAdmin({ page })
  await page.goto('/guide/edit')
  await page.getByRole('button', { name: '新建指南' }).click()
  await page.waitForURL(/id=/)
  const text = page.getByRole('textbox', { name: '正文', exact: true })
  await text.click()
  await page.keyboard.type('Read on')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '表格', exact: true }).click()
  const rows = text.locator('tr')
  const cells = rows.first().locator('th, td')
  await expect(rows).toHaveCount(3)
  for (const [place, word] of ['Plain', 'Strong', 'Why'].entries()) {
    await cells.nth(place).click()
    await page.keyboard.type(word)
  }
  await rows.nth(1).locator('th, td').first().click()
  await page.keyboard.type('Word')

  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('button', { name: '在上方插入一行' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  await press(page, 'Alt+F10', 'Tab', 'Enter')
  await expect(rows).toHaveCount(4)
  await expect(text).toBeFocused()
  await expectAccessible(page)
  for (const [name, size] of [
    ['在右侧插入一列', [4, 4]],
    ['删除这一行', [3, 4]],
    ['删除这一列', [3, 3]],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect(rows).toHaveCount(size[0])
    await expect(cells).toHaveCount(size[1])
  }
  await page.getByRole('button', { name: '删除表格' }).click()
  await expect(rows).toHaveCount(0)
  await expect(page.getByRole('group', { name: '表格工具' })).toHaveCount(0)

  await text.getByText('Read on').click({ clickCount: 3 })
  await page.getByRole('button', { name: '链接', exact: true }).click()
  await typeInto(page.getByLabel('搜索指南和模板'), 'ATS')
  const found = page.getByRole('list', { name: '搜索结果' }).getByRole('button')
  await found.first().click()
  await expect(page.getByLabel('网址', { exact: true })).toHaveValue(/^\/(guide|start|template)/)
  await expectAccessible(page)
  await page.getByRole('button', { name: '确定' }).click()
  await expect(text.locator('a')).toHaveAttribute('title', /^\/(guide|start|template)/)
})
