import { ITEM_FIELDS } from '../../../collections/resumes/item-fields'
import { FIELD_ERRORS } from '../../../app/editor/texts/field-errors'
import { FORM_TEXTS } from '../../../app/editor/texts/form-texts'
import { EXPORTED_TEXTS } from '../../../app/editor/texts/exported-texts'
import { STEP_TEXTS } from '../../../app/editor/texts/step-texts'
import { SHELL_TEXTS } from '../../../app/editor/texts/shell-texts'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { doStroke, openHands } from './do-stroke'
import { press } from '../type-into'

test.use({ locale: 'en' })

test('dates are written on the page, letter by letter, and printed as dates once the caret goes on', async ({
  page,
}) => {
  await openGuestResume({ page })
  const printed = page.locator('.jl-editor-pages .jl-date').first()
  const before = (await printed.textContent()) ?? ''
  const start = page.getByRole('textbox', { name: ITEM_FIELDS.start.label.en }).first()
  const end = page.getByRole('textbox', { name: ITEM_FIELDS.end.label.en }).first()

  await printed.click()
  await expect(page.getByRole('textbox', { name: FORM_TEXTS.en.dates })).toBeFocused()
  await page.keyboard.press('Control+a')
  const typed = '2019/03 - sept 2020'
  for (const [i, key] of [...typed].entries()) {
    await page.keyboard.type(key)
    if (key !== ' ') await expect(printed).toHaveText(typed.slice(0, i + 1))
  }
  await expect(start).toHaveValue('Mar 2019')
  await page.keyboard.press('Enter')
  await expect(printed).toHaveText('Mar 2019 – Sep 2020')
  await expect(end).toHaveValue('Sep 2020')

  // A letter changed in the middle; one date alone; none.
  await printed.click()
  await press(page, 'End', 'Backspace')
  await expect(page.getByText(FIELD_ERRORS.en.dateOrNow)).toBeVisible()
  await page.keyboard.type('4')
  await expect(end).toHaveValue('Sep 2024')
  for (const _ of ' – Sep 2024') await page.keyboard.press('Backspace')
  await expect(printed).toHaveText('Mar 2019')
  await expect(end).toHaveValue('')
  await press(page, 'Control+a', 'Delete')
  await expect(start).toHaveValue('')

  await page.keyboard.press('Control+z')
  for (let i = 0; i < 30 && (await printed.textContent()) !== before; i += 1)
    await page.keyboard.press('Control+z')
  await expect(printed).toHaveText(before)

  // Words that are no date: a step back while they are typed takes them away, a step forward brings them again.
  const words = page.getByText(STEP_TEXTS.en.keptAsText('Expected May 2027'))
  await printed.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Spring')
  await page.keyboard.press('Control+z')
  await expect(printed).toHaveText(before)
  await page.keyboard.press('Control+Shift+z')
  await expect(printed).toHaveText('Spring')
  await page.keyboard.press('Control+z')
  await expect(printed).toHaveText(before)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Expected 2027')
  await page.keyboard.press('Enter')
  await expect(printed).toHaveText('Expected 2027')
  await expect(start).toHaveValue('')
  await printed.click()
  await page.keyboard.press('End')
  for (const _ of '2027') await page.keyboard.press('Backspace')
  await page.keyboard.type('May 2027')
  await page.keyboard.press('Enter')
  await expect(words).toBeVisible()
  await page.reload()
  await expect(printed).toHaveText('Expected May 2027')
  await expect(page.getByText('Expected 2027')).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(printed).toHaveText('Expected 2027')
  await page.keyboard.press('Control+z')
  await expect(printed).toHaveText(before)

  // In the form they wait, over a reload as well, until they are kept as text.
  const refused = page.getByRole('button', { name: SHELL_TEXTS.en.refused(FORM_TEXTS.en.dates) })
  await start.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Spring 2021')
  await refused.click()
  await expect(start).toBeFocused()
  await page.reload()
  await refused.click()
  await expect(start).toHaveValue('Spring 2021')
  await page.getByRole('button', { name: SHELL_TEXTS.en.download }).click()
  const warning = page.getByText(EXPORTED_TEXTS.en.refusedLeft(FORM_TEXTS.en.dates))
  await warning.waitFor()
  await page.getByRole('button', { name: FORM_TEXTS.en.keepAsText('Spring 2021') }).click()
  await expect(printed).toHaveText(/^Spring 2021/)
  // Taken back, the words wait in their field again; dates that are written on the page end that.
  await page.keyboard.press('Control+z')
  await expect(start).toHaveValue('Spring 2021')
  await expect(printed).toHaveText(before)
  await printed.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Mar 2021')
  await expect(start).toHaveValue('Mar 2021')
  await expect(refused).toBeHidden()
  await expect(warning).toBeHidden()
})

test('dates that say none yet are there after a reload, though nobody has left them', async ({ page }) => {
  await openGuestResume({ page })
  const printed = page.locator('.jl-editor-pages .jl-date').first()
  await printed.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Summer 2019')
  await page.reload()
  await expect(printed).toHaveText('Summer 2019')
})

test('dates are composed by an input method', async ({ page }) => {
  await openGuestResume({ page, template: 'classic-zh' })
  const hands = await openHands(page)
  const printed = page.locator('.jl-editor-pages .jl-date').first()
  await printed.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('2020')
  await doStroke({ hands, stroke: { do: 'compose', shown: ['n', 'ni', 'nian'], put: '年' } })
  await page.keyboard.type('9')
  await doStroke({ hands, stroke: { do: 'compose', shown: ['yue', "yue'zhi'jin"], put: '月至今' } })
  await expect(printed).toHaveText('2020年9月至今')
  await page.keyboard.press('Enter')
  await expect(printed).toContainText(/^2020.*至今$/)
  await expect(printed).not.toHaveText('2020年9月至今')
})
