import type { Page } from '@playwright/test'
import { ITEM_FIELDS } from '../../../collections/resumes/item-fields'
import { IMPORT_CHECK_TEXTS } from '../../../app/editor/import-check/import-check-texts'
import { HINT_TEXTS } from '../../../app/editor/placeholders/hint-texts'
import { STEP_TEXTS } from '../../../app/editor/texts/step-texts'
import { PLACEHOLDER_TEXTS } from '../../../app/editor/placeholders/placeholder-texts'
import { READ_BACK_TEXTS } from '../../../app/editor/read-back/read-back-texts'
import { BASE_INFO_NAMES } from '../../../collections/resumes/base-info-names'
import { MOBILE_TEXTS } from '../../../app/editor/texts/mobile-texts'
import { STYLE_TEXTS } from '../../../app/editor/texts/style-texts'
import { DOUBTS } from '../../../app/features/interchange/text-resume/doubts'
import { HOME_TEXTS } from '../../../app/routes/_site._index/texts'
import { BLANK_TEXTS } from '../../../app/session/export/blank-texts'
import { EXPORT_TEXTS } from '../../../app/session/export/export-texts'
import { BEGIN_TEXTS } from '../../../app/tools/begin/texts'
import { expect, test } from '../test'
import { press, typeInto } from '../type-into'
import { violationsIn, expectAccessible } from '../violations'
import { beginWith, wayButton } from './begin-with'

test.use({ locale: 'en' })

const words = PLACEHOLDER_TEXTS.en
const dialog = (page: Page) => page.getByRole('dialog', { name: BEGIN_TEXTS.en.title })
const start = (page: Page) => page.getByRole('button', { name: HOME_TEXTS.en.start }).first()
/** Starts in a design of its own: the one on top is the hottest, which others' choices change meanwhile. */
const useBanner = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${HOME_TEXTS.en.use}: Banner`) }).first()

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cache-tour', '1'))
})

test('the question is asked over the page, light or dark: by keys as well, and Escape gives the focus back', async ({
  page,
}) => {
  await page.goto('/')
  await start(page).focus()
  await page.keyboard.press('Enter')
  await expect(wayButton({ page, way: 'blank', locale: 'en' })).toBeFocused()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violationsIn({ page, include: '[role=dialog]' }), colorScheme).toEqual([])
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(start(page)).toBeFocused()
})

test('the text of a resume comes in, pasted over the question or into its box', async ({ page }) => {
  const source = 'Anna Miller\n\nExperience\nHoopp & Co, York — Bookkeeper\n2019 – 2021\n- Sold 400 books'
  const t = BEGIN_TEXTS.en
  await page.goto('/')
  await start(page).click()
  await dialog(page).getByRole('button', { name: t.paste }).click()
  await expect(dialog(page).getByRole('textbox', { name: t.pasted })).toBeFocused()
  await page.keyboard.insertText(source)
  await expectAccessible(page, '[role=dialog]')
  await dialog(page).getByRole('button', { name: t.read }).click()
  await page.waitForURL(/\/editor\/local-/)
  await expect(page.locator('.jl-editor-pages')).toContainText('Sold 400 books')
  // On a phone, too, how it came out is seen first.
  await page.setViewportSize({ width: 390, height: 844 })
  const tab = page.getByRole('tab', { name: MOBILE_TEXTS.en.page, exact: true })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await page.setViewportSize({ width: 1440, height: 900 })
  const office =
    '<p class=MsoTitle>Otto Abbott</p><h1>Experience</h1><h2>Acorn Bakery</h2>' +
    "<p style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o&nbsp;</span><![endif]>Baked rye</p>"
  for (const [type, source] of [
    ['text/plain', '# Otto Abbott\n\n## Experience\n\n### Acorn Bakery\n\n- Baked rye', 'Baked rye'],
    ['text/html', office, 'Baked rye'],
  ] as const) {
    await page.goto('/')
    await start(page).click()
    await expect(wayButton({ page, way: 'blank', locale: 'en' })).toBeFocused()
    await page.evaluate(
      ([kind, text]) => {
        const clipboardData = new DataTransfer()
        // As Office has it: a picture of the text beside it.
        clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }))
        clipboardData.setData(kind, text)
        document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
      },
      [type, source] as const,
    )
    await page.waitForURL(/\/editor\/local-/)
    const item = page.locator('.jl-editor-pages li', { hasText: 'Baked rye' })
    await expect(item).toHaveText('Baked rye')
  }
})

test('one’s own file comes in, in the design that was chosen, under its own name', async ({ page }) => {
  const source =
    '# Anna Miller\n\nanna@books.test\n\n## Experience\n\n### Hoopp & Co\n\n- Sold 400 books\n\n## Bread\n\nI bake sourdough.'
  await page.goto('/')
  await useBanner(page).click()
  const choosing = page.waitForEvent('filechooser')
  await wayButton({ page, way: 'own', locale: 'en' }).click()
  const chooser = await choosing
  await chooser.setFiles({ name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') })
  await expect(dialog(page).getByRole('alert')).toContainText('broken.pdf')
  await chooser.setFiles({ name: 'anna.md', mimeType: 'text/markdown', buffer: Buffer.from(source) })
  await page.waitForURL(/\/editor\/local-/)
  const paper = page.locator('.jl-editor-pages [class*=jl-banner-]')
  await expect(paper).toContainText('Hoopp & Co')
  await expect(page.locator('.jl-editor-pages .jl-placeholder')).toHaveCount(0)
  await expect(page.locator('[data-resume-title]')).toHaveValue('Anna Miller')

  // What the reader was not sure of is gone through in the editor, and waits over a reload.
  const t = IMPORT_CHECK_TEXTS.en
  const check = page.getByRole('region', { name: t.name })
  await expect(check).toContainText(t.count(1, 2))
  await expect(check).toContainText(DOUBTS.en.noDate('Hoopp & Co'))
  await expectAccessible(page, `[aria-label="${t.name}"]`)
  await check.getByRole('button', { name: t.show }).click()
  await expect(page.getByLabel(ITEM_FIELDS.start.label.en, { exact: true }).first()).toBeFocused()
  await check.getByRole('button', { name: t.checked }).click()
  await expect(check).toContainText(DOUBTS.en.heading('Bread'))
  await page.reload()
  await expect(check).toContainText(t.count(1, 1))
  await check.getByRole('button', { name: t.show }).click()
  await expect(page.locator('.jl-writer-box')).toBeFocused()
  await page.keyboard.type('Baking')
  await expect(paper.getByRole('heading', { name: 'Baking' })).toBeVisible()
  await check.getByRole('button', { name: t.checked }).click()
  await expect(check).toBeHidden()
})

test('grey words give way to the first letter, come back with the last, and can be turned off', async ({
  page,
}) => {
  await page.goto('/')
  await useBanner(page).click()
  await beginWith({ page, way: 'blank', locale: 'en' })
  const heading = page.locator('.jl-editor-pages h1')
  await expect(heading).toHaveText(words.name)
  // Of grey words nothing is in the file, and nobody is told that it was read.
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog').getByRole('menuitem', { name: EXPORT_TEXTS.en.readBack }).click()
  await expect(page.getByText(READ_BACK_TEXTS.en.nothing).last()).toBeVisible()
  await expect(page.getByText(READ_BACK_TEXTS.en.whole(1))).toHaveCount(0)
  await page.getByRole('button', { name: READ_BACK_TEXTS.en.close, exact: true }).click()
  // Before a file of nothing it is asked, and made all the same.
  await page.getByRole('button', { name: EXPORT_TEXTS.en.menu }).click()
  await page.getByRole('menuitem', { name: EXPORT_TEXTS.en.formats.text }).click()
  await expect(page.getByText(BLANK_TEXTS.en.blank)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: BLANK_TEXTS.en.anyway }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.txt$/)
  await heading.click()
  await page.keyboard.type('A')
  await expect(heading).toHaveText('A')
  await expect(heading.locator('.jl-placeholder')).toHaveCount(0)
  await expect(page.locator('[data-resume-title]')).toHaveValue('A')
  await page.keyboard.press('Backspace')
  await expect(heading).toHaveText(words.name)
  await expect(page.locator('[data-resume-title]')).toHaveValue('Resume')
  // The caret stands before them.
  await page.keyboard.type('nn')
  await page.keyboard.press('Home')
  await page.keyboard.type('A')
  await expect(heading).toHaveText('Ann')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Editor')
  await expect(page.locator('.jl-editor-pages .jl-headline')).toHaveText('Editor')
  // Enter leads over the contact rows to the first text, past its section's heading.
  const text = page.locator('.jl-editor-pages .jl-p').first()
  await expect(text).toHaveText(words.text.summary ?? '')
  const rows = await page.locator('.jl-editor-pages .jl-contact .jl-placeholder').count()
  for (let row = 0; row <= rows; row++) await page.keyboard.press('Enter')
  await page.keyboard.type('I edit.')
  await expect(text).toHaveText('I edit.')
  // A column of grey words alone is on no paper, which is said under it.
  const note = page.getByText(HINT_TEXTS.en.onScreenAlone)
  await expect(note).toBeVisible()
  const dates = page.locator('.jl-editor-pages .jl-date').first()
  await dates.click()
  await expect(page.getByRole('textbox', { name: STEP_TEXTS.en.dates, exact: true })).toBeFocused()
  await expect(dates, 'they stay behind the caret').toHaveText(words.period)
  await page.keyboard.type('2020 - now')
  await page.keyboard.press('Enter')
  await expect(dates).toHaveText('2020 – Present')
  // What one did is told as a list, from its first letter on; Tab leads on from its sign, Backspace takes that away.
  const told = page.locator('.jl-editor-pages [data-block*=".text"]')
  await page
    .locator('.jl-editor-pages')
    .getByText(words.text.experience ?? '', { exact: true })
    .click()
  for (const line of ['Ran the desk', 'Wrote the guide']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Enter')
  await page.keyboard.type('In print.')
  const list = page.locator('.jl-editor-pages .jl-list > li')
  await expect(list).toHaveText(['Ran the desk', 'Wrote the guide', words.text.project ?? ''])
  await expect(told.getByText('In print.')).toBeVisible()
  await page
    .locator('.jl-editor-pages')
    .getByText(words.text.project ?? '', { exact: true })
    .click()
  await page.keyboard.press('Tab')
  await expect(list).toHaveCount(3)
  await press(page, 'Shift+Tab', 'Backspace')
  await expect(list).toHaveCount(2)
  await page.keyboard.type('A book')
  await expect(told.getByText('A book')).toBeVisible()
  await expect(list).toHaveCount(2)
  // In a list of entries it begins a row, and leads on from one in which nothing is written.
  await page.locator('.jl-editor-pages').getByText(words.skill, { exact: true }).click()
  for (const skill of ['Excel', 'Word', '']) {
    await page.keyboard.type(skill)
    await page.keyboard.press('Enter')
  }
  await expect(page.locator('.jl-editor-pages [data-block$=".skill"]')).toHaveText(['Excel', 'Word'])
  await expect(note).toBeHidden()

  const toggle = page.getByRole('switch', { name: STYLE_TEXTS.en.placeholders })
  await toggle.press('Space')
  await expect(page.locator('.jl-editor-pages .jl-placeholder')).toHaveCount(0)
  await expect(heading).toHaveText('Ann')

  // A name that was given stays, whatever name and position become.
  const title = page.locator('[data-resume-title]')
  await typeInto(title, 'For Hoopp')
  await typeInto(page.getByLabel(BASE_INFO_NAMES.en.name, { exact: true }).and(page.locator('input')), 'Anna')
  await expect(heading).toHaveText('Anna')
  await expect(title).toHaveValue('For Hoopp')
})

test('an example is typed over: Tab selects what is still the example’s', async ({ page }) => {
  await page.goto('/')
  await start(page).click()
  await beginWith({ page, way: 'example', locale: 'en' })
  const heading = page.locator('.jl-editor-pages h1')
  await heading.click()
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => CSS.highlights.get('jl-selection')?.size)
  await page.keyboard.type('Tailor')
  await expect(page.locator('.jl-editor-pages').getByText('Tailor', { exact: true })).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('Anna Miller')
  await expect(heading).toHaveText('Anna Miller')
  await press(page, 'Tab', 'End')
  await page.keyboard.type('ing')
  await expect(page.locator('.jl-editor-pages').getByText('Tailoring', { exact: true })).toBeVisible()
})
