import { openGuestResume } from './open-guest-resume'
import { expect, test } from './test'
import { press, typeInto } from './type-into'
import { violationsIn } from './violations'
import { saved } from './save-state'

const OPEN_SECTION = '[data-list=sections] button[aria-expanded=false]:not([aria-haspopup])'
const OPEN_ENTRY = '[data-owner] [data-owner] button[aria-expanded=false]:not([aria-haspopup])'

test('a text of the page is written into, shown at the side and kept; what no font has is named', async ({
  page,
}) => {
  await openGuestResume({ page, template: 'classic-zh' })
  const heading = page.locator('.jl-editor-pages h1')
  const name = (await heading.textContent()) ?? ''
  await heading.click()
  await expect(page.locator('.jl-writer-box')).toBeFocused()
  await page.keyboard.press('End')
  const notice = page.getByText('字体中没有这些字符')
  await page.keyboard.type('ᚠ★𒀀')
  await expect(notice).toContainText('ᚠ、𒀀')
  await expect(notice).not.toContainText('★')
  for (let i = 0; i < 3; i++) await page.keyboard.press('Backspace')
  await expect(notice).toBeHidden()
  await page.keyboard.type(' Junior')
  await expect(heading).toHaveText(`${name} Junior`)
  await expect(page.locator('[data-field$=".value"]').first()).toHaveValue(`${name} Junior`)
  await saved(page)
  await page.reload()
  await expect(heading).toHaveText(`${name} Junior`)
})

test('a chosen colour takes the place of a half typed one; sections move by hand and by key and come back by the notice', async ({
  page,
}) => {
  await openGuestResume({ page })
  const field = page.locator('[data-field="$config.themeColor"]')
  const dropper = page.locator('label:has(input[type=color])')
  const stood = await dropper.boundingBox()
  await typeInto(field, '#12zz')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(await dropper.boundingBox()).toEqual(stood)
  // A colour as stylesheets name it is taken; Enter shows what it is and leads to no other field.
  for (const [typed, taken] of [
    ['#c33', '#cc3333'],
    ['teal', '#008080'],
  ] as const) {
    await typeInto(field, typed)
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue(taken)
    await expect(field).toBeFocused()
  }
  await typeInto(field, '#12zz')
  await page.locator('label:has(input[type=radio][value="#388f8f"])').click()
  await expect(field).toHaveValue('#388f8f')
  await expect(field).not.toHaveAttribute('aria-invalid')

  const titles = page.locator('.jl-editor-pages h2')
  const [first = '', second = '', ...rest] = await titles.allTextContents()
  // Folded, so that the rows are near each other.
  const basics = page.locator('[data-owner="$baseInfo"] button').first()
  await basics.click()
  const rows = page.locator('[data-list=sections]')
  await rows
    .nth(0)
    .locator('[data-handle]')
    .first()
    .dragTo(rows.nth(1), { targetPosition: { x: 20, y: 40 } })
  await expect(titles).toHaveText([second, first, ...rest])
  await page.keyboard.press('ControlOrMeta+z')
  await expect(titles).toHaveText([first, second, ...rest])
  await basics.click()
  // From field to field by Tab; Alt+Enter opens the menu beside one, and an arrow at its end stays in it.
  const fields = page.locator('[data-list=baseInfo] [data-field$=".value"]')
  const more = page.locator('[data-list=baseInfo] button[aria-haspopup]')
  await fields.first().focus()
  await page.keyboard.press('Tab')
  await expect(fields.nth(1)).toBeFocused()
  await press(page, 'End', 'ArrowRight')
  await expect(fields.nth(1)).toBeFocused()
  await page.keyboard.press('Alt+Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(more.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(fields.nth(1)).toBeFocused()
  // A field that is written in keeps the caret where its row moves.
  await fields.nth(1).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(fields.nth(2)).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(fields.nth(1)).toBeFocused()
  const handles = page.locator('[data-list=sections] > div > [data-handle]')
  await handles.first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(titles).toHaveText([second, first, ...rest])
  await expect(handles.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(titles).toHaveText([first, second, ...rest])
  await page.keyboard.press('ArrowDown')
  await expect(titles).toHaveText([second, first, ...rest])

  await page.locator('[data-list=sections] button[aria-haspopup]').first().click()
  await page.getByRole('menuitem').last().click()
  await expect(titles).toHaveText([first, ...rest])
  await page.getByRole('button', { name: '撤销', exact: true }).last().click()
  await expect(titles).toHaveText([second, first, ...rest])

  await page
    .locator('[data-owner="sec-work"] button[aria-expanded=false]:not([aria-haspopup])')
    .first()
    .click()
  await page.locator(OPEN_ENTRY).first().click()
  await page.locator('[contenteditable]').first().waitFor()
  expect(await violationsIn({ page, exclude: '.jl-editor-pages' })).toEqual([])
})

test('on a phone axe finds nothing, and the notice of what was removed stands above the bar at the bottom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openGuestResume({ page, path: '/mobile/editor' })
  await page.locator(OPEN_SECTION).nth(1).click()
  await page.locator(OPEN_ENTRY).first().click()
  await page.locator('[contenteditable]').first().waitFor()
  expect(await violationsIn({ page, exclude: '.jl-editor-pages' })).toEqual([])

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
