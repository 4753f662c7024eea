import { ITEM_FIELDS } from '../../../collections/resumes/item-fields'
import { FORM_TEXTS } from '../../../app/editor/texts/form-texts'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { typeInto } from '../type-into'

test.use({ locale: 'en' })
const texts = FORM_TEXTS.en

test('a date is taken as people write it, and printed as the resume prints dates', async ({ page }) => {
  await openGuestResume({ page, template: 'classic-en' })
  const printed = page.locator('.jl-editor-pages .jl-date').first()
  await printed.click()
  const start = page.getByRole('textbox', { name: ITEM_FIELDS.start.label.en }).first()
  const end = page.getByRole('textbox', { name: ITEM_FIELDS.end.label.en }).first()
  await typeInto(start, '09/2019')
  await typeInto(end, 'sept 2020')
  await expect(printed).toHaveText('Sep 2019 – Sep 2020')
  await start.focus()
  await expect(end).toHaveValue('2020-09')

  await typeInto(start, 'since 2018')
  await expect(printed).toHaveText('2018 – Present')
  await expect(page.getByRole('checkbox', { name: texts.ongoing }).first()).toBeChecked()
  await typeInto(end, '2017.3 – 2018.5')
  await expect(printed).toHaveText('Mar 2017 – May 2018')

  // What is no date is no loss.
  await typeInto(start, 'Spring 2021')
  await page.getByRole('button', { name: texts.keepAsText('Spring 2021') }).click()
  await expect(start).toHaveValue('')
  await expect(start).toBeFocused()
  await expect(page.locator('.jl-editor-pages').getByText('Start: Spring 2021')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.locator('.jl-editor-pages')).not.toContainText('Spring 2021')
  await expect(printed).toHaveText('Mar 2017 – May 2018')
})
