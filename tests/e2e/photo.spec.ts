import sharp from 'sharp'
import { PHOTO_TEXTS } from '../../app/editor/photo/photo-texts'
import { AVATAR_TEXTS } from '../../app/routes/_site.user/avatar/texts'
import { siteCall } from '../setup/site-call'
import { openEditor, openOwnResume } from './open-own-resume'
import { slideTo } from './type-into'
import { expect, test } from './test'
import { saved } from './save-state'

test.use({ locale: 'en' })
const texts = PHOTO_TEXTS.en
const avatar = AVATAR_TEXTS.en

test('a chosen photo reaches the page, the shared page and the next visit, as wide and as round as set', async ({
  page,
  site,
  mailbox,
}) => {
  const { id, token } = await openOwnResume({ page, site, mailbox, email: 'photo@example.com' })
  const form = page.getByRole('group', { name: texts.photo })
  const photo = page.locator('.jl-editor-pages .jl-photo')

  await form.locator('input[type=file]').setInputFiles({
    name: 'no-picture.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture'),
  })
  await expect(form.getByRole('alert')).toHaveText(texts.unreadable)
  await expect(photo).toHaveCount(0)

  const picture = { create: { width: 900, height: 1200, channels: 3, background: '#388f8f' } } as const
  const file = { name: 'me.png', mimeType: 'image/png', buffer: await sharp(picture).png().toBuffer() }
  await form.locator('input[type=file]').setInputFiles(file)
  await expect(photo).toBeVisible()
  await expect(photo).toHaveAttribute('src', /^data:image\/jpeg/)
  await slideTo(form.getByRole('slider', { name: texts.width }), 92)
  await slideTo(form.getByRole('slider', { name: texts.radius }), 6)
  await expect(photo).toHaveCSS('border-top-left-radius', '6px')
  expect((await photo.boundingBox())?.width).toBeCloseTo(92, 0)

  await form.getByText(texts.show).click()
  await expect(photo).toHaveCount(0)
  await form.getByText(texts.show).click()
  await expect(photo).toBeVisible()
  await saved(page)

  await openEditor({ page, id })
  await expect(photo).toHaveCSS('border-top-left-radius', '6px')
  const share = { url: site.url, path: `/resume/access-code/${id}`, token, body: { accessCode: '48201957' } }
  expect((await siteCall(share)).status).toBe(200)
  await page.goto(`/preview/${id}?code=48201957`)
  const shared = page.locator('.jl-page .jl-photo')
  await expect(shared).toHaveCSS('border-top-left-radius', '6px')
  expect((await shared.boundingBox())?.width).toBeCloseTo(92, 0)

  // That of the account is cropped in a dialog, which gives the focus back to where it came from.
  await page.goto('/user?tab=account')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: avatar.choose }).click()
  await (await choosing).setFiles(file)
  await page.getByRole('dialog').getByRole('button', { name: avatar.crop.save }).click()
  await expect(page.getByRole('button', { name: avatar.replace })).toBeFocused()
})
