import { readFile } from 'node:fs/promises'
import { exportDocx } from '../../../app/features/interchange/export-docx'
import { chineseResume } from '../../factories/chinese-resume'
import { expect, test } from '../test'
import { lockedPdf, printedPdf, RESUME_TEXT } from './tool-files'
import { pasteInto } from '../type-into'

const asText = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

test('text becomes Markdown, a download and a resume in the editor, and nothing of it is sent', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || /xiaoming|云栈/.test(decodeURIComponent(request.url())))
      sent.push(`${request.method()} ${request.url()}`)
  })
  await page.goto('/tools/convert')
  await page.getByLabel('选择文件').setInputFiles(asText('我的简历.txt', RESUME_TEXT))
  await expect(page.getByRole('heading', { name: '已读取“我的简历.txt”' })).toBeFocused()
  await page.getByRole('radio', { name: /Markdown/ }).check()
  await expect(page.locator('pre')).toContainText('### 北京云栈科技有限公司 | 高级前端工程师')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('张晓明 - 高级前端工程师.md')
  expect(await readFile(await download.path(), 'utf8')).toContain('# 张晓明')
  await page.getByRole('button', { name: '在编辑器中打开' }).click()
  await page.waitForURL(/\/editor\/local-/)
  await expect(page.locator('.jl-page').first()).toContainText('北京云栈科技有限公司')
  expect(sent).toEqual([])
})

test('reads Word files, pasted JSON and text in the older Chinese encoding', async ({ page }) => {
  await page.goto('/tools/convert')
  const buffer = Buffer.from(await exportDocx(chineseResume()))
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  await page.getByLabel('选择文件').setInputFiles({ name: '林知夏.docx', mimeType, buffer })
  await page.getByRole('radio', { name: /纯文本/ }).check()
  await expect(page.locator('pre')).toContainText('云栈科技有限公司 | 高级前端工程师 / 编辑器组负责人')
  // 姓名 in GBK
  const gbk = Buffer.from([0xd0, 0xd5, 0xc3, 0xfb, 0xa3, 0xba, 0xc0, 0xee, 0xc3, 0xb7])
  await page.getByLabel('选择文件').setInputFiles({ name: 'old.txt', mimeType: 'text/plain', buffer: gbk })
  await page.getByRole('radio', { name: /纯文本/ }).check()
  await expect(page.locator('pre')).toContainText('李梅')
  await page.goto('/tools/convert')
  await pasteInto(
    page.getByLabel('或者粘贴简历文字'),
    '{"basics":{"name":"Lin Mei"},"work":[{"name":"Northwind","startDate":"2021"}]}',
  )
  await page.getByRole('button', { name: '读取文字' }).click()
  await expect(page.locator('pre')).toContainText('### Northwind')
})

test('names the file and the reason when it can’t read one', async ({ page, browser }) => {
  await page.goto('/tools/convert')
  const input = page.getByLabel('选择文件')
  const refuse = async (file: Parameters<typeof input.setInputFiles>[0], reason: RegExp) => {
    await input.setInputFiles(file)
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
  }
  await refuse(asText('empty.txt', ''), /empty\.txt.*文件是空的/)
  await refuse(asText('broken.json', '{"basics": '), /broken\.json.*不是有效的 JSON/)
  await refuse(
    { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 nothing') },
    /broken\.pdf/,
  )
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  await refuse({ name: 'photo.png', mimeType: 'image/png', buffer: png }, /photo\.png.*图片/)
  const locked = await lockedPdf(await printedPdf({ browser, html: '<p>hello</p>' }))
  await refuse(locked, /locked\.pdf.*密码/)
})

test('a PDF of another program is read by its text', async ({ page, browser }) => {
  const html = `<style>body{font:12px sans-serif}h1{font-size:24px}h2{font-size:16px}</style><h1>Jane Public</h1>
    <p>jane@example.com | (555) 010-2345</p><h2>Experience</h2><p><b>Acme Inc.</b> | Engineer | Jan 2020 – Present</p>
    <ul><li>Cut latency by 40 %</li></ul><h2>Education</h2><p>University of Oregon, B.S. Physics, 2012 – 2016</p>`
  await page.goto('/tools/convert')
  await page.getByLabel('选择文件').setInputFiles(await printedPdf({ browser, html }))
  await page.getByRole('radio', { name: /纯文本/ }).check()
  await expect(page.locator('pre')).toContainText('Acme Inc. | Engineer')
  await expect(page.locator('pre')).toContainText('Cut latency by 40 %')
  await expect(page.locator('pre')).toContainText('University of Oregon')
})
