import sharp from 'sharp'
import { PHOTO_TEXTS } from '../../../app/editor/photo/photo-texts'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { violationsIn } from '../violations'

test.use({ locale: 'en' })
const texts = PHOTO_TEXTS.en

/** Width to height of a picture in a data URL. */
async function ratioOf(url: string | null): Promise<number> {
  const bytes = Buffer.from((url ?? '').split(',')[1] ?? '', 'base64')
  const { width = 0, height = 1 } = await sharp(bytes).metadata()
  return width / height
}

test('the photo on the page is cropped there, by two clicks or Enter, in the shape that the page gives it', async ({
  page,
}) => {
  await openGuestResume({ page, template: 'classic-en' })
  const form = page.getByRole('group', { name: texts.photo })
  // As large as a camera's: its buttons stay in sight all the same.
  const picture = { create: { width: 1600, height: 1600, channels: 3, background: '#388f8f' } } as const
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await sharp(picture).png().toBuffer() })
  const photo = page.locator('.jl-editor-pages img.jl-photo')
  await expect(photo).toBeVisible()
  const was = await photo.getAttribute('src')
  expect(await ratioOf(was)).toBe(1)
  const { width, height } = (await photo.boundingBox()) ?? { width: 0, height: 1 }

  await photo.dblclick()
  const crop = page.getByRole('dialog', { name: texts.crop })
  await expect(crop.getByRole('group', { name: texts.cropArea })).toBeVisible()
  expect(await violationsIn({ page, include: '[role=dialog]' })).toEqual([])
  await crop.getByRole('group', { name: texts.cropArea }).press('ArrowLeft')
  await crop.getByRole('button', { name: texts.cropDo, exact: true }).click()
  await expect(crop).toBeHidden()
  await expect(photo).not.toHaveAttribute('src', was ?? '')
  expect(await ratioOf(await photo.getAttribute('src'))).toBeCloseTo(width / height, 1)
  await page.keyboard.press('Control+z')
  await expect(photo).toHaveAttribute('src', was ?? '')

  const block = page.locator('.jl-editor-pages [data-block="$avatar.photo"]')
  await page.locator('#editor-page').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  for (let i = 0; i < 12 && !(await block.evaluate((one) => one === document.activeElement)); i += 1)
    await page.keyboard.press('ArrowDown')
  await expect(block).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(crop).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(crop).toBeHidden()
})
