import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { EXPORT_TEXTS } from '../../../app/session/export/export-texts'
import { EXPORT_RESULT_TEXTS } from '../../../app/session/export/export-result-texts'
import { USER_TEXTS } from '../../../app/routes/_site.user/texts'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { expectAccessible } from '../violations'

test.use({ locale: 'en' })
const texts = { ...EXPORT_TEXTS.en, ...EXPORT_RESULT_TEXTS.en }

async function chosen(page: Page, format: keyof typeof texts.formats) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: texts.formats[format], exact: true }).click()
  const file = await downloading
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

test('a guest’s files are written in the browser: pictures of the pages, one long one, text; the PDF by a call; so from the list', async ({
  page,
}) => {
  await openGuestResume({ page })
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  const count = await page.locator('.jl-editor-pages .jl-page').count()
  await page.getByRole('button', { name: texts.menu }).click()
  const zip = await chosen(page, 'png')
  expect(zip.name).toMatch(/\.zip$/)
  expect(zip.bytes.toString('latin1').match(/ \d\.png/g)?.length).toBe(2 * count)
  // That it is there waits under what is left of the example in it.
  await expect(page.getByText(/still contains example text/)).toBeVisible()

  await page.getByRole('button', { name: texts.menu }).click()
  const long = await chosen(page, 'png-long')
  expect(long.name).toMatch(/\.png$/)
  const { width, height } = sizeOf(long.bytes)
  expect(width).toBeGreaterThan(1500)
  expect(height / width).toBeCloseTo((count * 297) / 210, 1)
  // Something is drawn: an empty page is a few kilobytes.
  expect(long.bytes.length).toBeGreaterThan(100_000)

  await page.getByRole('button', { name: texts.menu }).click()
  const name = (await page.locator('.jl-editor-pages h1').textContent()) ?? '?'
  expect((await chosen(page, 'text')).bytes.toString()).toContain(name)
  expect(calls.filter((url) => url.includes('/resume/export/'))).toEqual([])
  await page.getByRole('button', { name: texts.menu }).click()
  expect((await chosen(page, 'pdf')).name).toMatch(/\.pdf$/)

  // A card of the list has the same menu.
  await page.goto('/user')
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: texts.menu }).press('ArrowRight')
  const menu = page.getByRole('menu', { name: texts.menu })
  for (const name of Object.values(texts.formats))
    await expect(menu.getByRole('menuitem', { name, exact: true })).toBeVisible()
  await expectAccessible(page, '[role=menu]')
  const text = await chosen(page, 'text')
  expect(text.name).toMatch(/\.txt$/)
  await expect(page.getByText(texts.exported(texts.formats.text))).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: USER_TEXTS.en.download }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
})
