import type { Page } from '@playwright/test'
import { openGuestResume } from '../open-guest-resume'
import { SHELL_TEXTS } from '../../../app/editor/texts/shell-texts'
import { expect, test } from '../test'
import { BOXES } from './boxes'
import { doStroke, leadsAway, openHands, standing, type Hands } from './do-stroke'
import { strokesFor } from './strokes'
import { saved } from '../save-state'

const RUNS = Number(process.env.TYPING_RUNS ?? 1)
const SEED = Number(process.env.TYPING_SEED ?? 20)
const STROKES = 10
// Long, and among the last: whichever worker is free takes its tests.
test.describe.configure({ mode: 'parallel' })

/** What this browser has stored. */
function storedContent(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const opened = indexedDB.open('jianli-guest-resumes')
    const database = await new Promise<IDBDatabase>((resolve) => {
      opened.onsuccess = () => resolve(opened.result)
    })
    const read = database.transaction('resumes').objectStore('resumes').get('local-e2e')
    await new Promise((resolve) => (read.onsuccess = resolve))
    database.close()
    return read.result.content
  })
}

const pages = (page: Page) => page.locator('.jl-editor-pages')
const block = (page: Page, part: string) => page.locator(`.jl-editor-pages [data-block$="${part}"]`).first()

test('one clicks a letter and writes there, by an input method as well', async ({ page }) => {
  await openGuestResume({ page })
  await test.step('one clicks a letter and writes there', async () => {
    const name = page.locator('.jl-editor-pages h1')
    const was = (await name.textContent()) ?? ''
    await name.click({ position: { x: 2, y: 12 } })
    await page.keyboard.type('Anna Miller ')
    await expect(name).toHaveText(`Anna Miller ${was}`)
    // What is deleted is a step of its own, however soon it follows.
    for (const keys of [['Control+a', 'Delete'], Array.from({ length: 12 }, () => 'Backspace')]) {
      for (const key of keys) await page.keyboard.press(key)
      await page.keyboard.press('Control+z')
      await expect(name).toHaveText(`Anna Miller ${was}`)
    }
    await page.keyboard.press('Control+z')
    await expect(name).toHaveText(was)
    await page.keyboard.type('李天天')
    await expect(name).toHaveText(`李天天${was}`)
    const bullet = block(page, '.text.0.0.0')
    const text = (await bullet.textContent()) ?? ''
    // Pressed a little to its left, where its handle is not far, a text is meant.
    await bullet.hover()
    const title = block(page, '.title')
    const written = (await title.textContent()) ?? ''
    for (const x of [-7, -3, 0]) {
      await title.hover()
      await title.click({ position: { x, y: 8 }, force: true })
      await expect(page.locator('.jl-writer-box')).toBeFocused()
    }
    await page.keyboard.type('A ')
    await expect(title).toHaveText(`A ${written}`)
    await page.keyboard.press('Control+z')
    await bullet.click({ position: { x: 1, y: 6 } })
    await page.keyboard.type('Aa')
    await page.keyboard.press('Enter')
    await page.keyboard.type('bb ')
    await expect(bullet).toHaveText('Aa')
    await expect(block(page, '.text.0.1.0')).toHaveText(`bb ${text}`)
    // Pressed between two lines, or beside a short one, a text is still meant.
    const [short, next] = [await bullet.boundingBox(), await block(page, '.text.0.1.0').boundingBox()]
    if (!short || !next) throw new Error('not on the page')
    await page.mouse.click(short.x + 200, (short.y + short.height + next.y) / 2 - 1)
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await expect(pages(page)).toContainText('!')
    await expect(pages(page).getByText(/!$/)).toHaveText(/^(Aa|bb .*)!$/)
  })
  await test.step('what an input method composes is drawn, is in no document, and stands beside what another tab writes meanwhile', async () => {
    const name = page.locator('.jl-editor-pages h1')
    await name.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Anna Miller')
    await saved(page)
    const side = page.locator(BOXES['a value of the contact data'])
    const other = await page.context().newPage()
    await other.goto(page.url())
    const hands = await openHands(page)
    await page.bringToFront()
    for (const text of ['t', 'ti', 'tian'])
      await hands.session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await expect(name).toHaveText('Anna Millertian')
    await expect(side).toHaveValue('Anna Miller')
    await other.locator(BOXES['a value of the contact data']).press('Home')
    await other.keyboard.type('Dr. ')
    await expect(name).toHaveText('Dr. Anna Millertian')
    await hands.session.send('Input.insertText', { text: '天天' })
    await page.keyboard.type('!')
    await expect(name).toHaveText('Dr. Anna Miller天天!')
    await expect(side).toHaveValue('Dr. Anna Miller天天!')
  })
})

/** One of each make of text on the page: a line of a field, one of a list of rows, a rich text, a skill. */
const TEXTS = {
  'the name': 'h1[data-block$=".row"]',
  'a row of the contact data': 'li[data-block$=".row"]',
  'a bullet': '.jl-p[data-block$=".0.0"]',
  'a skill': '[data-block$=".skill"]',
}

test('each kind of text on the page holds what a plain box would, and undo takes all of it back', async ({
  page,
  context,
}) => {
  test.setTimeout(RUNS * 180_000)
  await openGuestResume({ page })
  const plain = await openHands(await context.newPage())
  await plain.page.setContent('<textarea autofocus></textarea>')
  const hands = await openHands(page)
  await page.bringToFront()
  const undo = page.getByRole('button', { name: SHELL_TEXTS['zh-CN'].undo }).first()
  for (const [where, selector] of Object.entries(TEXTS))
    await test.step(where, async () => {
      await plain.page.locator('textarea').press('Control+a')
      await plain.page.keyboard.press('Delete')
      const before = await storedContent(page)
      const text = page.locator(`.jl-editor-pages ${selector}`).first()
      await text.click({ position: { x: 3, y: 6 } })
      await expect(page.locator('.jl-writer-box')).toBeFocused()
      for (let run = 0; run < RUNS; run += 1) await writeBoth({ where, hands, plain, seed: SEED + run })
      await saved(page)
      await page.keyboard.press('Control+z')
      while (await undo.isEnabled()) await page.keyboard.press('Control+z')
      await expect.poll(() => storedContent(page)).toEqual(before)
    })
})

type Both = { where: string; hands: Hands; plain: Hands; seed: number }

/** In place of all that stands there. */
async function writeBoth({ where, hands, plain, seed }: Both): Promise<void> {
  await hands.page.keyboard.press('Control+a')
  await plain.page.keyboard.press('Control+a')
  for (const stroke of strokesFor({ seed, count: STROKES })) {
    if (stroke.do === 'press' && (await plain.page.evaluate(leadsAway, stroke.key))) continue
    const literal = 'text' in stroke ? { ...stroke, text: stroke.text.replaceAll(/[*_]/g, 'x') } : stroke
    const short = literal.do === 'press' && literal.key.includes('Arrow') ? { ...literal, times: 1 } : literal
    await doStroke({ hands: plain, stroke: short })
    await doStroke({ hands, stroke: short })
    expect(await standing(hands), `${where}: ${JSON.stringify(short)}`).toBe(await standing(plain))
  }
}
