import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { PALETTE_TEXTS } from '../../app/editor/palette/palette-texts'
import { UI_TEXTS } from '../../app/components/ui/texts'
import { EXPORT_TEXTS } from '../../app/session/export/export-texts'
import { englishResume } from '../factories/english-resume'
import { openOwnResume } from './open-own-resume'
import { expect, forgive, test } from './test'
import { expectAccessible } from './violations'
import { press } from './type-into'

test.use({ locale: 'en' })
const texts = EXPORT_TEXTS.en

async function exportAs(page: Page, name: string) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: texts.menu }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  const file = await downloading
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('one menu has every file: what was just typed is in it, and a failure is told and tried again', async ({
  page,
  site,
  mailbox,
  errors,
}) => {
  await openOwnResume({ page, site, mailbox, email: 'export-menu@example.com', content: englishResume() })
  await page.locator('.jl-editor-pages h1').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Hooff')
  const markdown = await exportAs(page, texts.formats.markdown)
  expect(markdown.name).toBe('Mine.md')
  expect(markdown.text).toContain('Rowan Ellery Hooff')
  // That it is there waits under what is left of the example in it.
  await expect(page.getByText(/still contains example text: Email/)).toBeVisible()
  expect((await exportAs(page, texts.formats.docx)).name).toBe('Mine.docx')
  expect((await exportAs(page, texts.formats.jianli)).name).toBe('Mine.jianli.json')

  const downloading = page.waitForEvent('download')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('searchbox', { name: PALETTE_TEXTS.en.search })).toBeFocused()
  await page.keyboard.type(texts.command(texts.formats.text))
  await press(page, 'ArrowDown', 'Enter')
  expect((await downloading).suggestedFilename()).toBe('Mine.txt')

  const button = page.getByRole('button', { name: texts.menu })
  const items = page.getByRole('menuitem')
  await button.focus()
  await page.keyboard.press('ArrowUp')
  await expect(items.last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('Escape')

  await page.route('**/resume/export/**', (route) => route.abort())
  await button.hover()
  await page.mouse.down()
  await expect(items.first()).toBeVisible()
  await page.mouse.up()
  await expectAccessible(page, '[role=menu]')
  await page.getByRole('menuitem', { name: texts.formats.jsonresume }).click()
  await expect(page.getByRole('button', { name: texts.menu })).toBeEnabled()
  await expect(page.getByRole('status').getByText(/can’t reach/i)).toBeVisible()
  forgive({ errors, matching: /ERR_FAILED/ })

  await page.unroute('**/resume/export/**')
  const again = page.waitForEvent('download')
  await page.getByRole('button', { name: UI_TEXTS.en.retry }).press('Enter')
  expect((await again).suggestedFilename()).toBe('Mine.json')
  await expect(page.getByRole('status').getByText(/can’t reach/i)).toBeHidden()
})
