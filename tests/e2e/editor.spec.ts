import { expect, test } from './test'
import { openGuestResume } from './open-guest-resume'
import { typeInto } from './type-into'
import { violationsIn } from './violations'

test('a character that no font has is named above the page, and no longer once it is gone', async ({
  page,
}) => {
  await openGuestResume({ page, template: 'classic-zh' })
  const notice = page.getByText('字体中没有这些字符')
  await page.locator('.jl-editor-pages h1').click()
  await page.keyboard.press('End')
  await page.keyboard.type('ᚠ★𒀀')
  await expect(notice).toContainText('ᚠ、𒀀')
  await expect(notice).not.toContainText('★')
  for (let i = 0; i < 3; i++) await page.keyboard.press('Backspace')
  await expect(notice).toBeHidden()
})

test('a text of the page is written into, shown at the side and kept', async ({ page }) => {
  await openGuestResume({ page, template: 'classic-en' })
  const heading = page.locator('.jl-editor-pages h1')
  const name = (await heading.textContent()) ?? ''
  await heading.click()
  await expect(page.locator('.jl-writer-box')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' Junior')
  await expect(heading).toHaveText(`${name} Junior`)
  await expect(page.locator('[data-field$=".value"]').first()).toHaveValue(`${name} Junior`)
  await expect(page.locator('[data-save-state=saved]')).toBeVisible()
  await page.reload()
  await expect(heading).toHaveText(`${name} Junior`)
})

test('a colour that is chosen takes the place of one that was half typed', async ({ page }) => {
  await openGuestResume({ page, template: 'classic-en' })
  const field = page.locator('[data-field="$config.themeColor"]')
  await typeInto(field, '#12zz')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await page.locator('label:has(input[type=radio][value="#388f8f"])').click()
  await expect(field).toHaveValue('#388f8f')
  await expect(field).not.toHaveAttribute('aria-invalid')
})

test('sections move by keyboard and the move is said', async ({ page }) => {
  await openGuestResume({ page, template: 'classic-en' })
  const titles = page.locator('.jl-editor-pages h2')
  const [first = '', second = ''] = await titles.allTextContents()
  const handles = page.locator('[data-list=sections] > div > [data-handle]')
  await handles.first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(titles.first()).toHaveText(second)
  await expect(titles.nth(1)).toHaveText(first)
  await expect(handles.nth(1)).toBeFocused()
})

test('what is removed comes back by the notice', async ({ page }) => {
  await openGuestResume({ page, template: 'classic-en' })
  const titles = page.locator('.jl-editor-pages h2')
  const before = await titles.allTextContents()
  await page.locator('[data-list=sections] button[aria-haspopup]').first().click()
  await page.getByRole('menuitem').last().click()
  await expect(titles).toHaveCount(before.length - 1)
  await page.getByRole('button', { name: '撤销', exact: true }).last().click()
  await expect(titles).toHaveText(before)
})

test('on a phone the notice of what was removed stands above the bar at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openGuestResume({ page, template: 'classic-en', path: '/mobile/editor' })
  await page.locator('[data-list=sections] button[aria-haspopup]').first().click()
  await page.getByRole('menuitem').last().click()
  const notice = page
    .getByRole('status')
    .filter({ has: page.getByRole('button') })
    .locator('> div')
  await expect(notice).toBeVisible()
  const bar = page.locator('[data-bottom-bar]')
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([notice.boundingBox(), bar.boundingBox()])
      return above !== null && below !== null && above.y + above.height <= below.y
    })
    .toBe(true)
})

for (const [name, path] of [
  ['desktop', '/editor'],
  ['mobile', '/mobile/editor'],
] as const) {
  test(`axe finds nothing in the ${name} editor`, async ({ page }) => {
    if (name === 'mobile') await page.setViewportSize({ width: 390, height: 844 })
    await openGuestResume({ page, template: 'classic-zh', path })
    await page.locator('[data-list=sections] button[aria-expanded=false]:not([aria-haspopup])').nth(1).click()
    await page
      .locator('[data-owner] [data-owner] button[aria-expanded=false]:not([aria-haspopup])')
      .first()
      .click()
    await page.locator('[contenteditable]').first().waitFor()
    expect(await violationsIn({ page, exclude: '.jl-editor-pages' })).toEqual([])
  })
}
