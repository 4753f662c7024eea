import sharp from 'sharp'
import { PHOTO_TEXTS } from '../../../app/editor/photo/photo-texts'
import { PALETTE_TEXTS } from '../../../app/editor/palette/palette-texts'
import { COMMAND_TEXTS } from '../../../app/editor/commands/command-texts'
import { SHELL_TEXTS } from '../../../app/editor/texts/shell-texts'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { expectAccessible } from '../violations'
import { press } from '../type-into'

test.use({ locale: 'en', viewport: { width: 1440, height: 900 } })

const photos = PHOTO_TEXTS.en

/** Width to height of a picture in a data URL. */
async function ratioOf(url: string | null): Promise<number> {
  const bytes = Buffer.from((url ?? '').split(',')[1] ?? '', 'base64')
  const { width = 0, height = 1 } = await sharp(bytes).metadata()
  return width / height
}

test('pages stand side by side, or in small, where there is room, keys lead from one column on to the next page’s, and a photo is cropped', async ({
  page,
}) => {
  await openGuestResume({ page })
  const pages = page.locator('.jl-editor-pages .jl-page')
  const boxes = async () => {
    const [first, second] = [await pages.nth(0).boundingBox(), await pages.nth(1).boundingBox()]
    return { across: (second?.x ?? 0) - (first?.x ?? 0), down: (second?.y ?? 0) - (first?.y ?? 0), first }
  }
  const toggle = page.getByRole('button', { name: SHELL_TEXTS.en.spread })
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  const { across, down, first } = await boxes()
  expect(down).toBe(0)
  expect(across).toBeGreaterThan(first?.width ?? 0)
  await expectAccessible(page, '#editor-page')

  const caret = page.locator('.jl-caret')
  const isOn = async (index: number) => {
    const [at, sheet] = [await caret.boundingBox(), await pages.nth(index).boundingBox()]
    const inside = (at?.x ?? 0) - (sheet?.x ?? 0)
    return inside >= 0 && inside <= (sheet?.width ?? 0)
  }
  const leaf = (index: number) => pages.nth(index).locator('[data-flow=main] [data-block]')
  await leaf(0).last().click()
  await page.keyboard.press('End')
  expect(await isOn(0)).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => isOn(1)).toBe(true)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => isOn(0)).toBe(true)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => isOn(1)).toBe(true)
  await page.keyboard.press('Home')
  await page.keyboard.type('X')
  await expect(leaf(1).first()).toHaveText(/^X/)

  // Kept for the next visit, and left by the palette.
  await page.reload()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(toggle).toHaveCount(0)
  await expect.poll(async () => (await boxes()).across).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(async () => (await boxes()).down).toBe(0)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('searchbox', { name: PALETTE_TEXTS.en.search })).toBeFocused()
  await page.keyboard.type(COMMAND_TEXTS.en.unspread)
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(async () => (await boxes()).across).toBe(0)

  // Where there is more room still they stand in small beside it.
  await page.setViewportSize({ width: 1680, height: 900 })
  const rail = page.getByRole('navigation', { name: SHELL_TEXTS.en.pageRail })
  const small = rail.getByRole('button')
  await expect(small).toHaveCount(await pages.count())
  await expect(small.first()).toHaveAttribute('aria-current', 'page')
  await small.nth(1).click()
  await expect(small.nth(1)).toHaveAttribute('aria-current', 'page')
  await expect(pages.nth(1)).toBeInViewport({ ratio: 0.5 })
  // The small pages follow the large ones.
  await page.locator('.jl-editor-pages h1').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Junior')
  await expect(small.first()).toContainText('Junior')
  await page.setViewportSize({ width: 1100, height: 900 })
  await expect(rail).toBeHidden()

  await page.setViewportSize({ width: 1440, height: 900 })
  await test.step('the photo on the page is cropped there, by two clicks or Enter, in the shape that the page gives it', async () => {
    const form = page.getByRole('group', { name: photos.photo })
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
    const crop = page.getByRole('dialog', { name: photos.crop })
    await expect(crop.getByRole('group', { name: photos.cropArea })).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await crop.getByRole('group', { name: photos.cropArea }).press('ArrowLeft')
    await crop.getByRole('button', { name: photos.cropDo, exact: true }).click()
    await expect(crop).toBeHidden()
    await expect(photo).not.toHaveAttribute('src', was ?? '')
    expect(await ratioOf(await photo.getAttribute('src'))).toBeCloseTo(width / height, 1)
    await page.keyboard.press('Control+z')
    await expect(photo).toHaveAttribute('src', was ?? '')

    const block = page.locator('.jl-editor-pages [data-block="$avatar.photo"]')
    await page.locator('#editor-page').focus()
    await press(page, 'Enter', 'End', 'Home')
    for (let i = 0; i < 12 && !(await block.evaluate((one) => one === document.activeElement)); i += 1)
      await page.keyboard.press('ArrowDown')
    await expect(block).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(crop).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(crop).toBeHidden()
  })
})
