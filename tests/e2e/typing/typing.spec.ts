import type { Locator, Page } from '@playwright/test'
import { MOBILE_TEXTS } from '../../../app/editor/texts/mobile-texts'
import { SHELL_TEXTS } from '../../../app/editor/texts/shell-texts'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { saved } from '../save-state'
import { typeInto } from '../type-into'
import { BOXES } from './boxes'
import { doStroke, openHands, standing, type Hands } from './do-stroke'
import { strokesFor } from './strokes'

/** More runs, or other ones: TYPING_RUNS=20 TYPING_SEED=7 npm run test:e2e typing */
const RUNS = Number(process.env.TYPING_RUNS ?? 1)
const SEED = Number(process.env.TYPING_SEED ?? 20)
const STROKES = 10

test.use({ locale: 'en' })
// Long, and among the last: whichever worker is free takes its tests.
test.describe.configure({ mode: 'parallel' })

/** Of the same make as at a desk: one in each tab. */
const ON_A_PHONE = ['a rich text', 'a colour', 'the resume’s name']
const SCREENS = {
  'at a desk': { path: '/editor', boxes: Object.entries(BOXES), width: 1440, height: 900 },
  'on a phone': {
    ...{ path: '/mobile/editor', width: 390, height: 844 },
    boxes: Object.entries(BOXES).filter(([name]) => ON_A_PHONE.some((one) => name.startsWith(one))),
  },
}

for (const [where, { path, boxes, ...viewport }] of Object.entries(SCREENS)) {
  test.describe(where, () => {
    test.use({ viewport })

    test('every box holds what a plain one would, whatever is typed, composed, erased or pasted', async ({
      page,
      context,
    }) => {
      test.setTimeout(RUNS * 180_000)
      await openGuestResume({ page, path })
      await unfold(page)
      const plain = await openHands(await context.newPage())
      const hands = await openHands(page)
      let at = 0
      for (const [name, selector] of boxes) {
        const box = await find({ page, selector, isPhone: path !== '/editor' })
        for (let run = 0; run < RUNS; run += 1) {
          await begin({ box, plain })
          await typeBoth({ name, hands, plain, seed: SEED + at++ })
        }
      }
    })
  })
}

test('what is typed or composed goes where the caret is, whatever another tab writes meanwhile', async ({
  page,
}) => {
  await openGuestResume({ page })
  const other = await page.context().newPage()
  await other.goto(page.url())
  const name = (tab: Page) => tab.locator(BOXES['a value of the contact data'])
  await typeInto(name(page), 'Anna Miller')
  await expect(name(other)).toHaveValue('Anna Miller')
  await name(other).press('Home')
  for (const _letter of 'Anna ') await name(other).press('ArrowRight')
  // The other tab's change arrives here while the caret stands before the surname.
  await name(page).press('Home')
  await name(page).pressSequentially('Dr. ')
  await expect(name(other)).toHaveValue('Dr. Anna Miller')
  await name(other).pressSequentially('Belle')
  await expect(name(other)).toHaveValue('Dr. Anna BelleMiller')
  await expect(name(page)).toHaveValue('Dr. Anna BelleMiller')

  const hands = await openHands(page)
  await page.bringToFront()
  await name(page).press('End')
  await hands.session.send('Input.imeSetComposition', { text: 'tian', selectionStart: 4, selectionEnd: 4 })
  await name(other).press('Home')
  await other.keyboard.type('Prof. ')
  // The page shows what has come; the box goes on composing.
  await expect(page.locator('.jl-editor-pages h1')).toHaveText('Prof. Dr. Anna BelleMiller')
  await expect(name(page)).toHaveValue('Dr. Anna BelleMillertian')
  await hands.session.send('Input.insertText', { text: '天天' })
  await expect(name(page)).toHaveValue('Prof. Dr. Anna BelleMiller天天')
  await page.keyboard.type('!')
  await expect(name(page)).toHaveValue('Prof. Dr. Anna BelleMiller天天!')
  await expect(page.locator('.jl-editor-pages h1')).toHaveText('Prof. Dr. Anna BelleMiller天天!')
})

test('undo puts the caret behind what it changed, and takes back a name and a keyword that are still being typed', async ({
  page,
}) => {
  await openGuestResume({ page })
  const block = page.locator('.jl-editor-pages [data-block^="work-1.text"]').first()
  // A folded text has the very next key.
  const focused = await block.evaluate((element: HTMLElement) => {
    element.click()
    return (document.activeElement as HTMLElement | null)?.dataset.field
  })
  expect(focused).toBe('work-1.text')

  const name = page.locator(BOXES['a value of the contact data'])
  await typeInto(name, 'Anna Miller')
  // Another field in between ends the step.
  await page.locator('[data-field="info-headline.value"]').pressSequentially('s')
  await name.press('Home')
  await name.pressSequentially('Ms. ')
  await name.press('End')
  await name.press('ControlOrMeta+z')
  await expect(name).toHaveValue('Anna Miller')
  await name.pressSequentially('Jo')
  await expect(name).toHaveValue('JoAnna Miller')

  // By the mouse as well: the button takes no key from who writes, and a space doesn't press it again.
  await page.locator('.jl-editor-pages h1').click()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  const undo = page.getByRole('button', { name: SHELL_TEXTS.en.undo }).first()
  await undo.click()
  await page.keyboard.type(' of York')
  await expect(page.locator('.jl-editor-pages h1')).toHaveText('JoAnna Miller of York')
  // Enter goes from the last contact row on to what is written, past the section's title.
  await page.locator('[data-field^="info-"]').last().press('Enter')
  await expect(page.locator('[data-field="$baseInfo.title"]')).not.toBeFocused()
  await expect(page.locator('[data-field]:focus')).toHaveCount(1)

  await unfold(page)
  const title = page.locator(BOXES['the resume’s name'])
  const before = await title.inputValue()
  await typeInto(title, 'Annna Miller')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(title).toHaveValue(before)
  const words = page.locator('[data-owner="work-1"]').getByRole('listitem')
  const tags = page.locator(BOXES.keywords)
  await typeInto(tags, 'Mill')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(tags).toHaveValue('')
  await tags.blur()
  await saved(page)
  await expect(words).toHaveCount(0)
  // One that is there already, typed again, goes with it, and can be redone.
  await typeInto(tags, 'Kettle')
  await page.keyboard.press('Enter')
  await typeInto(tags, 'Kettle')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(words).toHaveCount(0)
  await tags.blur()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(words).toHaveText(['Kettle'])
})

test('what is shown as saved is there after a reload, though nobody pressed Enter; a date that is none is kept beside the one before', async ({
  page,
}) => {
  await openGuestResume({ page })
  await unfold(page)
  const words = page.locator('[data-owner="work-1"]').getByRole('listitem')
  const tags = page.locator(BOXES.keywords)
  await typeInto(tags, 'Kettle')
  await page.keyboard.press('Enter')
  await expect(words).toHaveText(['Kettle'])
  await typeInto(tags, 'ab')
  // A key that is held stops at the empty box.
  for (let times = 0; times < 6; times += 1) await page.keyboard.down('Backspace')
  await page.keyboard.up('Backspace')
  await expect(words).toHaveText(['Kettle'])
  await typeInto(tags, 'Millwright')
  await saved(page)
  const start = page.locator(BOXES['a date, stored once it is one'])
  await typeInto(start, '2019-05')
  await start.blur()
  await typeInto(start, '2021-13')
  await expect(start).toHaveAttribute('aria-invalid', 'true')
  const end = page.locator(BOXES['an end, shown as a word'])
  await typeInto(end, 'now')
  await end.blur()
  await end.press('End')
  await end.pressSequentially('tt')
  await expect(end).toHaveAttribute('aria-invalid', 'true')
  await typeInto(page.locator(BOXES['the resume’s name']), 'Annna Miller')
  await saved(page)

  await page.reload()
  await expect(page.locator(BOXES['the resume’s name'])).toHaveValue('Annna Miller')
  await unfold(page)
  await expect(words).toHaveText(['Kettle', 'Millwright'])
  await expect(page.locator('[data-owner="work-1"] [aria-invalid=true]')).toHaveCount(2)
  await expect(start).toHaveValue('2021-13')
  await expect(end).toHaveValue('Presenttt')
  await expect(page.locator('.jl-editor-pages .jl-date').first()).toHaveText(/May 2019/)
  await start.press('End')
  await start.press('Backspace')
  await start.press('Backspace')
  await start.pressSequentially('08')
  await saved(page)
  await page.reload()
  await unfold(page)
  await expect(start).toHaveValue('Aug 2021')
})

/** Every section and entry open, every row with its details. */
async function unfold(page: Page): Promise<void> {
  // A page that is still coming has nothing folded either.
  await expect(page.locator('[data-owner] button[aria-expanded]').first()).toBeVisible()
  const folded = page.locator('[data-owner] button[aria-expanded=false]:not([aria-haspopup])')
  await expect(async () => {
    await folded.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()))
    expect(await folded.count()).toBe(0)
  }).toPass()
}

async function find(options: { page: Page; selector: string; isPhone: boolean }): Promise<Locator> {
  const { page, selector, isPhone } = options
  if (isPhone) {
    const { content, style, more } = MOBILE_TEXTS.en
    const tab = selector.includes('themeColor') ? style : selector.includes('resume-title') ? more : content
    await page.getByRole('tab', { name: tab, exact: true }).click()
    if (tab === content) await unfold(page)
  }
  return page.locator(selector)
}

/** Empties the box, and lays a plain one of the same kind beside it. */
async function begin({ box, plain }: { box: Locator; plain: Hands }): Promise<void> {
  const tag = await box.evaluate(({ tagName }) => (tagName === 'INPUT' ? 'input' : 'textarea'))
  await plain.page.setContent(`<${tag}></${tag}>`)
  await plain.page.locator(tag).focus()
  await box.press('ControlOrMeta+a')
  await box.press('Delete')
}

type Both = { name: string; hands: Hands; plain: Hands; seed: number }

async function typeBoth({ name, hands, plain, seed }: Both): Promise<void> {
  const done: string[] = []
  for (const typed of strokesFor({ seed, count: STROKES })) {
    // In a rich text these mean something.
    const isRich = name === 'a rich text' && 'text' in typed
    const stroke = isRich ? { ...typed, text: typed.text.replaceAll(/[*_]/g, 'x') } : typed
    await doStroke({ hands, stroke })
    await doStroke({ hands: plain, stroke })
    done.push(JSON.stringify(stroke))
    const [here, there] = [await standing(hands), await standing(plain)]
    expect(here, `${name}, seed ${seed}:\n${done.join('\n')}`).toBe(there)
  }
}
