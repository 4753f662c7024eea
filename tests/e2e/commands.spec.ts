import type { Page } from '@playwright/test'
import { COMMAND_TEXTS } from '../../app/editor/commands/command-texts'
import { PALETTE_TEXTS } from '../../app/editor/palette/palette-texts'
import { BLOCK_TEXTS } from '../../app/editor/texts/block-texts'
import { FORM_TEXTS } from '../../app/editor/texts/form-texts'
import { SHELL_TEXTS } from '../../app/editor/texts/shell-texts'
import { STYLE_TEXTS } from '../../app/editor/texts/style-texts'
import { openGuestResume } from './open-guest-resume'
import { expect, test } from './test'
import { expectAccessible } from './violations'
import { press } from './type-into'

test.use({ locale: 'en' })
const texts = PALETTE_TEXTS.en
const commands = COMMAND_TEXTS.en

async function openPalette(page: Page) {
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('searchbox', { name: texts.search })).toBeFocused()
}

/** Types for a command in the palette and runs the first that is found. */
async function runCommand(page: Page, query: string) {
  await openPalette(page)
  await page.keyboard.type(query)
  await press(page, 'ArrowDown', 'Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('every command is found by its name, by key alone; the sheet shows the keys, and both come from one list', async ({
  page,
}) => {
  await openGuestResume({ page })
  const heading = page.locator('.jl-editor-pages h1')
  const name = (await heading.textContent()) ?? ''
  await heading.click()
  await page.keyboard.press('End')
  // In a text a question mark is a question mark.
  await page.keyboard.type('?')
  await expect(heading).toHaveText(`${name}?`)
  await runCommand(page, 'undo')
  await expect(heading).toHaveText(name)

  // A button tells who rests on it, or comes to it by key, what it does and by which keys; Escape ends that alone.
  const button = page.getByRole('button', { name: commands.palette, exact: true })
  const tooltip = page.getByRole('tooltip')
  await button.hover()
  await expect(tooltip).toHaveText(new RegExp(`^${commands.palette}.*K$`))
  await expect(button).toHaveAccessibleDescription(/K$/)
  await page.keyboard.press('Escape')
  await button.hover({ position: { x: 4, y: 4 } })
  await expect(tooltip).toBeHidden()
  await button.focus()
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(tooltip).not.toContainText(commands.palette)

  await runCommand(page, STYLE_TEXTS.en.margins)
  await expect(page.locator('[data-style-group=margins]')).toBeFocused()
  await runCommand(page, 'add awards')
  await expect(page.locator('.jl-editor-pages h2').last()).toHaveText(/award/i)
  await page.locator('#editor-page').focus()
  await page.keyboard.press('ControlOrMeta+-')
  await expect(page.getByRole('group', { name: SHELL_TEXTS.en.zoom })).toContainText('90%')

  const jobs = page.locator('.jl-editor-pages .jl-section-experience .jl-title')
  const names = await jobs.allTextContents()
  await jobs.nth(1).click()
  await runCommand(page, FORM_TEXTS.en.duplicate)
  await expect(jobs).toHaveText([...names.slice(0, 2), ...names.slice(1)])
  await expect(page.locator('[data-block-handle]:focus')).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(jobs).toHaveText(names)
  await jobs.nth(1).click()
  await openPalette(page)
  await page.getByRole('menuitem', { name: BLOCK_TEXTS.en.cut }).first().click()
  await expect(jobs).toHaveText([...names.slice(0, 1), ...names.slice(2)])
  await expect(page.locator('[data-block-handle]:focus')).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+v')
  await expect(jobs).toHaveCount(names.length)
  await press(page, 'ControlOrMeta+z', 'ControlOrMeta+z')
  await expect(jobs).toHaveText(names)

  await openPalette(page)
  await expect(page.getByRole('menuitem').nth(2)).toHaveText(/add award/i)
  await page.getByRole('dialog').getByText(texts.groups.add, { exact: true }).first().click()
  await page.keyboard.type('no such thing')
  await expect(page.getByText(texts.none)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.locator('#editor-page').focus()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: commands.shortcuts })
  await expect(sheet.getByText(SHELL_TEXTS.en.redo)).toBeVisible()
  await expect(sheet.getByText('Ctrl+K').first()).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await openPalette(page)
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  // The page by keyboard: from text to text with the arrows, with Enter into it.
  await page.locator('#editor-page').focus()
  await page.keyboard.press('Enter')
  const blocks = page.locator('.jl-editor-pages [data-block]')
  await expect(blocks.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(blocks.nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('#editor-page')).toBeFocused()
  await press(page, 'Enter', 'Enter')
  await expect(page.locator('.jl-writer-box')).toBeFocused()
  await page.keyboard.type('Dr. ')
  await expect(blocks.first()).toHaveText(/^Dr\. /)
  await page.keyboard.press('Escape')
  await expect(page.locator('#editor-page')).toBeFocused()
})
