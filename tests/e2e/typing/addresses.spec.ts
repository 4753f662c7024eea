import { ITEM_FIELDS } from '../../../collections/resumes/item-fields'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { press } from '../type-into'

test.use({ locale: 'en' })

test('an address is written as the page prints it, also where a contact is typed over by one; scales are pressed, Enter leads on', async ({
  page,
}) => {
  await openGuestResume({ page, template: 'graphite-en' })
  const printed = page.locator('.jl-editor-pages .jl-link').first()
  const before = (await printed.textContent()) ?? ''
  await printed.click()
  const box = page.locator('.jl-writer-box')
  await expect(box).toBeFocused()
  const field = page.getByRole('textbox', { name: ITEM_FIELDS.link.label.en }).first()
  await page.keyboard.press('End')
  await page.keyboard.type('-2')
  await expect(field).toHaveValue(`https://${before}-2`)

  // The hidden scheme is neither walked into nor deleted.
  await press(page, 'Home', 'Backspace')
  await page.keyboard.type('a')
  await expect(printed).toHaveText(`a${before}-2`)
  await expect(field).toHaveValue(`https://a${before}-2`)
  await page.keyboard.press('End')
  await page.keyboard.type('/')
  await page.keyboard.type('bb')
  await expect(printed).toHaveText(`a${before}-2/bb`)

  await page.keyboard.press('Control+a')
  await page.keyboard.type('https://example.org/anna/')
  await expect(printed).toHaveText('example.org/anna')
  await expect(field).toHaveValue('https://example.org/anna/')
  await press(page, 'Backspace', 'Backspace')
  await expect(printed).toHaveText('example.org/ann')

  // As a contact it is printed as addresses are once the caret leaves it.
  const place = page.locator('.jl-editor-pages .jl-row-location').first()
  await place.click()
  await expect(box).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('https://example.org/anna/')
  await expect(place).toHaveText('https://example.org/anna/')
  await page.keyboard.press('Tab')
  await expect(place).toHaveText('example.org/anna')

  const fields = page.locator('#editor-left input[data-field]')
  await fields.first().click()
  await page.keyboard.press('Enter')
  await expect(fields.nth(1)).toBeFocused()

  const scale = page.locator('.jl-editor-pages').locator('.jl-bar, .jl-dots').first()
  const { width = 0, height = 0 } = (await scale.boundingBox()) ?? {}
  await scale.click({ position: { x: width * 0.21, y: height / 2 } })
  await expect(scale).toHaveAccessibleName(/\b[234] of 10/)
  await page.keyboard.press('Control+z')
  await expect(scale).not.toHaveAccessibleName(/\b[234] of 10/)
})
