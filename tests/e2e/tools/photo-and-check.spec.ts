import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from '../test'
import { portrait, RESUME_TEXT } from './tool-files'
import { pasteInto } from '../type-into'

test('a portrait becomes a photo of the right size, resolution and weight, its background judged', async ({
  page,
}) => {
  await page.goto('/tools/photo')
  const input = page.getByLabel('选择文件')
  await input.setInputFiles(await portrait({ background: '#438edb', name: 'me.jpg' }))
  await expect(page.getByText('底色均匀：蓝色')).toBeVisible()
  await page.getByLabel('底色要求').selectOption('white')
  await expect(page.getByText('要求白底，照片是蓝色')).toBeVisible()
  await page.getByLabel('尺寸').selectOption('cnPassport')
  await page.getByLabel('文件大小上限').selectOption('20')
  await expect(page.getByRole('img', { name: '裁好的证件照' })).toHaveJSProperty('naturalWidth', 390)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载 JPEG' }).click(),
  ])
  const bytes = await readFile(await download.path())
  expect(await sharp(bytes).metadata()).toMatchObject({
    width: 390,
    height: 567,
    density: 300,
    format: 'jpeg',
  })
  expect(bytes.length).toBeLessThanOrEqual(20 * 1024)
})

test('a broken picture is named', async ({ page, errors }) => {
  await page.goto('/tools/photo')
  const buffer = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('nothing')])
  await page.getByLabel('选择文件').setInputFiles({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('alert').filter({ hasText: /broken\.jpg.*已损坏/ })).toBeVisible()
  expect(errors).toEqual([])
})

test('the text check names places and selects them', async ({ page }) => {
  await page.goto('/tools/check')
  const area = page.getByLabel('简历文字')
  await pasteInto(area, `${RESUME_TEXT}\n身份证：110101199003074258\n`)
  const card = page.getByRole('listitem').filter({ hasText: '身份证号' })
  await expect(card).toContainText('删掉')
  await card.getByRole('button').click()
  const selected = () =>
    area.evaluate((node: HTMLTextAreaElement) => node.value.slice(node.selectionStart, node.selectionEnd))
  await expect.poll(selected).toBe('110101199003074258')
  await page.getByRole('button', { name: '清空' }).click()
  await expect(page.getByText('粘贴文字后，这里会列出检查结果。')).toBeVisible()
})
