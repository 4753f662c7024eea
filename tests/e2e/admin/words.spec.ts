import { expect, test } from '../test'
import { signInAdmin } from './sign-in-admin'
import { typeInto } from '../type-into'

test('fields, tables and the calendar are called in the language of each administrator, whoever came first', async ({
  page,
  browser,
  site,
}) => {
  await signInAdmin({ page })
  await page.goto('/admin/collections/guides/create')
  await page.waitForURL(/\/guides\/(?!create)[\w-]+$/)
  const name = '.rich-text-lexical .field-label'
  await expect(page.locator(name).first()).toHaveText('正文*')
  const english = await browser.newContext({ locale: 'en', baseURL: site.url })
  const reader = await english.newPage()
  await signInAdmin({ page: reader })
  await reader.goto(page.url())
  await expect(reader.locator(name).first()).toHaveText('Text*')
  await english.close()

  // What Payload says in English alone.
  await page.locator('[data-lexical-editor=true]').first().click()
  await page.keyboard.type('Table')
  await page.keyboard.press('Enter')

  await page.getByRole('button', { name: '插入', exact: true }).click()
  await expect(page.getByRole('button', { name: '表格', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  // found by its Chinese name behind a stroke
  await page.locator('[data-lexical-editor=true] p').last().click()
  await page.keyboard.type('/表格')
  await page.locator('.slash-menu-popup__item').filter({ hasText: '表格' }).click()
  const drawer = page.locator('dialog.drawer--is-open')
  await expect(drawer.getByRole('heading', { name: '插入表格' })).toBeVisible()
  await expect(drawer.locator('label')).toHaveText(['行数*', '列数*'])
  await typeInto(drawer.locator('#field-rows'), '2')
  await typeInto(drawer.locator('#field-columns'), '2')
  await drawer.locator('button[type=submit]').click()
  const cells = page.locator('[data-lexical-editor=true] :is(th, td)')
  await expect(cells).toHaveCount(4)
  await cells.first().click()
  await page.locator('.table-cell-action-button').click()
  const menu = page.locator('.table-action-menu-dropdown')
  await expect(menu.getByRole('button')).toHaveText([
    '切换隔行底色',
    '切换首列冻结',
    '插入行（上方）',
    '插入行（下方）',
    '插入列 （左侧）',
    '插入列 （右侧）',
    '删除列',
    '删除行',
    '删除表格',
    '取消 行标题',
    '取消 列标题',
  ])
  await menu.getByRole('button', { name: '插入行（下方）' }).click()
  await expect(cells).toHaveCount(6)
  // what a person writes stays as it is written
  await expect(page.locator('[data-lexical-editor=true] p').first()).toHaveText('Table')

  await page.locator('.form-submit .popup-button').click()
  await page.locator('#schedule-publish').click()
  await page.locator('.date-time-picker input').last().click()
  await expect(page.locator('.react-datepicker__time-container').getByText('时间')).toBeVisible()
})
