import sharp from 'sharp'
import { PHOTO_TEXTS } from '../../../app/editor/photo/photo-texts'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { expectAccessible } from '../violations'
import { fingersOn } from './fingers'

test.use({ locale: 'en', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
const texts = PHOTO_TEXTS.en

test('a photo is cropped by fingers, in the shape of the page that is not in sight', async ({ page }) => {
  await openGuestResume({ page, path: '/mobile/editor' })
  const form = page.getByRole('group', { name: texts.photo })
  const photo = form.locator('img')
  const sides = { width: 300, height: 400, channels: 3 } as const
  const [blue, red] = [
    { ...sides, background: '#2255bb' } as const,
    { ...sides, background: '#bb2222' } as const,
  ]
  const right = {
    input: await sharp({ create: { ...red, width: 150 } })
      .png()
      .toBuffer(),
    left: 150,
    top: 0,
  }
  const buffer = await sharp({ create: blue }).composite([right]).png().toBuffer()
  await form.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await form.getByRole('button', { name: texts.crop }).tap()

  const sheet = page.getByRole('dialog', { name: texts.crop })
  const frame = sheet.getByRole('group', { name: texts.cropArea })
  const boxOf = () => frame.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect)
  await expect(frame).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  const whole = await boxOf()
  await sheet.getByRole('slider', { name: texts.cropSize }).press('Home')
  await expect.poll(async () => (await boxOf()).width / whole.width).toBeCloseTo(0.3, 1)
  const { x, y, width, height } = await boxOf()
  expect(x + width / 2).toBeCloseTo(whole.x + whole.width / 2, 0)

  // To the right, where all is red.
  const { touch } = await fingersOn(page)
  const from = { x: x + width / 2, y: y + height / 2 }
  await touch('touchStart', [from])
  for (const part of [0.5, 1]) await touch('touchMove', [{ x: from.x + 60 * part, y: from.y }])
  await touch('touchEnd', [])
  await expect.poll(async () => (await boxOf()).x).toBeCloseTo(x + 60, 0)

  const before = (await photo.getAttribute('src')) ?? ''
  await sheet.getByRole('button', { name: texts.cropDo, exact: true }).tap()
  await expect(sheet).toBeHidden()
  await expect(photo).not.toHaveAttribute('src', before)
  const src = (await photo.getAttribute('src')) ?? ''
  const cropped = sharp(Buffer.from(src.split(',')[1] ?? '', 'base64'))
  const { width: wide = 0, height: high = 1 } = await cropped.metadata()
  expect(wide / high).toBeCloseTo(whole.width / whole.height, 1)
  const { channels } = await cropped.stats()
  expect(channels[0]?.mean).toBeGreaterThan(150)
  expect(channels[2]?.mean).toBeLessThan(80)
})
