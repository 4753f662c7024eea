import puppeteer, { type Browser, type Page } from 'puppeteer'
import { findFirefox } from '../../setup/find-firefox'
import { storeGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { leadsAway, standingHere } from './do-stroke'
import { strokesFor, type Stroke } from './strokes'

const SEED = Number(process.env.TYPING_SEED ?? 20)
const STROKES = 10
/** `npm test` sets it, and says loudly when there is no Firefox. */
const HAS_FIREFOX = process.env.TEST_FIREFOX !== 'none'

let firefox: Browser | undefined
test.afterAll(() => firefox?.close())

if (HAS_FIREFOX)
  test('in Firefox the page holds what a plain box would, a selection goes over fields, and undo takes all of it back', async ({
    site,
  }) => {
    firefox = await puppeteer.launch({
      browser: 'firefox',
      executablePath: await findFirefox((text) => process.stderr.write(`${text}\n`)),
      defaultViewport: { width: 1440, height: 900 },
    })
    const plain = await firefox.newPage()
    await plain.setContent('<textarea autofocus></textarea>')
    const page = await firefox.newPage()
    await page.goto(`${site.url}/robots.txt`)
    await page.evaluate(() => localStorage.setItem('cache-tour', '1'))
    await page.evaluate(storeGuestResume, 'classic-en')
    await page.goto(`${site.url}/editor/local-e2e`)
    const pages = await page.waitForSelector('.jl-editor-pages:has([data-block])', { timeout: 60_000 })
    const before = await pages?.evaluate((element) => element.textContent)

    await page.click('.jl-editor-pages h1')
    await press(page, 'Control+a')
    for (const stroke of strokesFor({ seed: SEED, count: STROKES })) {
      if (stroke.do === 'compose' || stroke.do === 'paste') continue
      if (stroke.do === 'press' && (await plain.evaluate(leadsAway, stroke.key))) continue
      const isArrow = stroke.do === 'press' && stroke.key.includes('Arrow')
      const short: Stroke = isArrow ? { ...stroke, times: 1 } : stroke
      for (const hands of [plain, page]) {
        await hands.bringToFront()
        await strike({ page: hands, stroke: short })
      }
      expect(await page.evaluate(standingHere), JSON.stringify(short)).toBe(
        await plain.evaluate(standingHere),
      )
    }

    const headline = '.jl-editor-pages .jl-headline[data-block]'
    await press(page, 'Control+a')
    for (let i = 0; i < 5; i += 1) await press(page, 'Shift+ArrowRight')
    const rest = await page.$eval(headline, (element) => element.textContent.slice(4))
    await page.keyboard.type('天天 Zoë')
    expect(await page.$eval('.jl-editor-pages h1', (element) => element.textContent)).toBe('天天 Zoë')
    expect(await page.$eval(headline, (element) => element.textContent)).toBe(rest)

    // A sign that comes as a key of its own and makes the emoji before it another.
    const paragraph = '.jl-editor-pages .jl-p[data-block$=".text.0"]'
    await page.click(paragraph)
    await page.keyboard.type('7🏳️‍🌈🙂')
    // One in the place of another that begins alike.
    await press(page, 'Shift+ArrowLeft')
    await page.keyboard.type('🙃')
    expect(await page.$eval(paragraph, (element) => element.textContent)).toContain('7🏳️‍🌈🙃')

    // Where nothing stands behind the caret, Delete takes nothing away in the field at the side.
    const field = await page.waitForSelector('[data-field="sum-1.text"]')
    const lines = () => field?.evaluate((element) => element.querySelectorAll('p').length)
    const count = (await lines()) ?? 0
    await field?.focus()
    await press(page, 'Control+End')
    for (const key of ['Enter', 'Delete']) await press(page, key)
    await page.keyboard.type('End')
    expect(await lines()).toBe(count + 1)

    // In the language of that browser, which is the machine's.
    const undo = 'button:is([aria-label^="撤销："], [aria-label^="Undo: "])'
    while (await page.$(undo)) await press(page, 'Control+z')
    expect(await pages?.evaluate((element) => element.textContent)).toBe(before)
  })

async function strike({ page, stroke }: { page: Page; stroke: Stroke }): Promise<void> {
  if (stroke.do === 'keys') await page.keyboard.type(stroke.text.replaceAll(/[*_]/g, 'x'))
  if (stroke.do === 'press') for (let i = 0; i < stroke.times; i += 1) await press(page, stroke.key)
}

/** A key with those held down before it, as "Control+a". */
async function press(page: Page, keys: string): Promise<void> {
  const names = keys.replace('ControlOrMeta', 'Control').split('+') as Parameters<
    Page['keyboard']['press']
  >[0][]
  const [last, ...held] = names.reverse()
  for (const key of held) await page.keyboard.down(key)
  if (last) await page.keyboard.press(last)
  for (const key of held) await page.keyboard.up(key)
}
