import { PDFDocument } from '@cantoo/pdf-lib'
import { readFile } from 'node:fs/promises'
import { expect, test } from '../test'
import { lockedPdf, portrait, printedPdf } from './tool-files'

const TWO_COLUMNS = `<style>body{font:12px sans-serif}td{width:300px;white-space:nowrap}</style><h1>Jane Public</h1>
  <p>jane@example.com, (555) 010-2345</p><h2>Experience</h2><table>${Array.from(
    { length: 8 },
    (_, i) =>
      `<tr><td>left words of row number ${i} here</td><td>right words of row number ${i} here</td></tr>`,
  ).join('')}</table>`

test('the text view shows what a machine reads, and tells columns from pictures', async ({
  page,
  browser,
}) => {
  await page.goto('/tools/ats')
  const input = page.getByLabel('选择文件')
  await input.setInputFiles(await printedPdf({ browser, html: TWO_COLUMNS }))
  await expect(page.getByText('左右两栏的文字混在了一起')).toBeVisible()
  await expect(page.getByText('邮箱：jane@example.com')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Jane Public' }).first()).toBeVisible()
  const picture = await portrait({ background: '#ffffff', name: 'scan.jpg' })
  const html = `<img width="600" src="data:image/jpeg;base64,${picture.buffer.toString('base64')}">`
  await input.setInputFiles(await printedPdf({ browser, html, name: 'scan.pdf' }))
  await expect(page.getByText('整份文件都是图片')).toBeVisible()
})

test('merges two files in a new order with the keyboard, and takes a page back', async ({
  page,
  browser,
}) => {
  const two = '<p>one</p><p style="break-before:page">two</p>'
  const first = await printedPdf({ browser, html: two, name: 'first.pdf' })
  const second = await printedPdf({ browser, html: '<p>three</p>', name: 'second.pdf' })
  await page.goto('/tools/pdf')
  await page.getByLabel('选择文件').setInputFiles([first, second, await lockedPdf(second)])
  await expect(page.getByRole('alert').filter({ hasText: /locked\.pdf.*密码/ })).toBeVisible()
  const sheets = page.getByRole('main').getByRole('group')
  await expect(sheets).toHaveCount(3)
  await expect(sheets.nth(2).locator('img')).toBeVisible()
  await sheets.nth(2).focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(page.getByRole('status').filter({ hasText: '已移到第 2 页' })).toHaveCount(1)
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(sheets.first()).toHaveAccessibleName(/second\.pdf/)
  await expect(sheets.first()).toBeFocused()
  await page.keyboard.press('r')
  await sheets.nth(2).focus()
  await page.keyboard.press('Delete')
  await expect(sheets).toHaveCount(2)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(sheets).toHaveCount(3)
  await sheets.nth(0).dragTo(sheets.nth(2))
  await expect(sheets.nth(2)).toHaveAccessibleName(/second\.pdf/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载合并后的 PDF' }).click(),
  ])
  const merged = await PDFDocument.load(await readFile(await download.path()))
  expect(merged.getPages().map((sheet) => sheet.getRotation().angle)).toEqual([0, 0, 90])
})
