import sharp from 'sharp'
import { expect, forgive, test } from './test'
import { typeInto } from './type-into'

test('a visitor is told what is wrong, sends words with a picture, and is asked to wait after the fifth time', async ({
  page,
  context,
  errors,
}) => {
  const text = page.getByLabel('内容')
  const send = page.getByRole('button', { name: '提交' })
  const problem = page.getByRole('alert')
  const pictures = page.getByLabel('图片（选填）')
  const token = () => page.locator('[name=formToken]').inputValue()
  /** What comes sooner than a person can write is taken for a robot's. */
  const untilWritten = () =>
    expect.poll(async () => Date.now() - Number((await token()).split('.')[0])).toBeGreaterThan(3_100)
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a46624' } })
    .png()
    .toBuffer()
  const picture = (buffer: Buffer) => ({ name: 'seasons.png', mimeType: 'image/png', buffer })

  // Another one is begun meanwhile.
  const later = await context.newPage()
  await later.goto('/feedback')
  await page.goto('/feedback')
  await typeInto(text, 'Could dates take seasons?')
  await page.locator('[name=formToken]').evaluate((field: HTMLInputElement) => (field.value = 'made.up'))
  await send.click()
  await expect(problem).toContainText('无法确认是您本人提交')
  await expect(text, 'what was written stays').toHaveValue('Could dates take seasons?')
  await untilWritten()
  await expect(page.getByText('选择图片')).toBeVisible()
  await pictures.setInputFiles(picture(Buffer.from('no picture at all')))
  await expect(page.getByRole('status')).toHaveText('seasons.png')
  await send.click()
  await expect(problem).toContainText('图片未能上传')
  // put right at once: the form stays the one that was written in
  await pictures.setInputFiles(picture(bytes))
  await send.click()
  await expect(page.getByRole('heading', { name: '已收到，谢谢' })).toBeVisible()

  await typeInto(later.getByLabel('内容'), 'One more')
  const formToken = await later.locator('[name=formToken]').inputValue()
  for (let time = 3; time <= 5; time += 1) {
    const multipart = { content: `Time ${time}`, formToken }
    expect((await page.request.post('/feedback', { multipart })).status()).toBe(200)
  }
  await later.getByRole('button', { name: '提交' }).click()
  await expect(later.getByRole('alert')).toContainText(/提交过于频繁，请在 \d+ 分钟后再试/)
  // a refused form is answered with the status of its refusal
  forgive({ errors, matching: /status of (400|429)/ })
})
