import type { Locator, Page } from '@playwright/test'
import { PLACEHOLDER_TEXTS } from '../../../app/editor/placeholders/placeholder-texts'
import { BASE_INFO_NAMES } from '../../../collections/resumes/base-info-names'
import { MOBILE_TEXTS } from '../../../app/editor/texts/mobile-texts'
import { SHELL_TEXTS } from '../../../app/editor/texts/shell-texts'
import { HOME_TEXTS } from '../../../app/routes/_site._index/texts'
import { signInAt } from '../../setup/site-call'
import { signInPage } from '../open-own-resume'
import { BEGIN_TEXTS } from '../../../app/tools/begin/texts'
import { expect, forgive, test } from '../test'
import { tabTo } from '../tab-to'
import { typeInto } from '../type-into'
import { wayButton } from './begin-with'
import { readExport } from './read-export'
import { saved } from '../save-state'

const PEOPLE = {
  'zh-CN': {
    name: '李雷雷',
    position: '前端工程师',
    company: '青青科技',
    template: 'classic-zh',
    label: '求职意向',
  },
  en: {
    name: 'Anna Miller',
    position: 'Product Designer',
    company: 'Hoopp & Co',
    template: 'classic-en',
    label: 'Position',
  },
} as const
type Locale = keyof typeof PEOPLE
const PHONE = '138-0000-0000'
const SCHOOL = 'Aalen School'

const CASES = [
  { locale: 'zh-CN', width: 1440, isGuest: true },
  { locale: 'en', width: 390, isGuest: false },
] as const

for (const { locale, width, isGuest } of CASES) {
  const person = PEOPLE[locale]
  const isPhone = width < 768

  test.describe(`${locale}, ${width} px, ${isGuest ? 'a guest' : 'signed in'}`, () => {
    test.use({ locale, viewport: { width, height: 900 }, hasTouch: isPhone })

    test('from the home page over a blank resume to a PDF of one’s own', async ({
      page,
      site,
      mailbox,
      errors,
    }) => {
      const email = `blank-${locale.toLowerCase()}-${width}@example.com`
      if (!isGuest) await signInPage({ page, site, token: await signInAt({ url: site.url, mailbox, email }) })
      await page.goto('/')
      let clicks = 0
      const click = async (target: Locator) => {
        clicks += 1
        await (isPhone ? target.tap() : target.click())
      }
      await click(await cardOf({ page, locale }))
      // A phone's network is lost for a moment, just before the editor's scripts are asked for.
      if (isPhone) await page.route('**/robots.txt', (route) => route.abort(), { times: 1 })
      await click(wayButton({ page, way: 'blank', locale }))
      if (isPhone) {
        await expect(page.getByText(BEGIN_TEXTS[locale].away)).toBeVisible()
        await click(page.getByRole('button', { name: BEGIN_TEXTS[locale].again }))
        forgive({ errors, matching: /ERR_FAILED.*robots/ })
      }
      if (!isPhone) await writeEarly({ page, locale })
      await page.waitForURL(/\/editor\/[\w-]+$/)
      await (isPhone ? writeInForms : writeOnPage)({ page, locale, click })
      await saved(page)

      const downloading = page.waitForEvent('download')
      const { download } = (isPhone ? MOBILE_TEXTS : SHELL_TEXTS)[locale]
      await click(page.getByRole('button', { name: download }).first())
      const file = await readExport(await downloading)

      const title = `${person.name} - ${person.position}`
      expect(file.name).toBe(`${title}.pdf`)
      expect(file.title).toBe(title)
      expect(file.text).toContain(person.name)
      expect(file.text).toContain(isPhone ? SCHOOL : PHONE)
      const said = bare(file.all)
      for (const text of await sampleTexts({ page, locale })) expect(said).not.toContain(text)
      for (const text of placeholderTexts(locale)) expect(bare(file.text)).not.toContain(text)
      expect(clicks).toBeLessThanOrEqual(6)
    })
  })
}

test.describe('without a mouse, on a phone with a keyboard', () => {
  const locale = 'zh-CN'
  test.use({ locale, viewport: { width: 390, height: 900 }, hasTouch: true })

  test('keys alone lead from the home page to a PDF of one’s own', async ({ page }) => {
    const { name } = PEOPLE[locale]
    const texts = MOBILE_TEXTS[locale]
    await page.goto('/')
    await tabTo({ page, target: page.getByRole('button', { name: HOME_TEXTS[locale].start }).first() })
    await page.keyboard.press('Enter')
    await expect(wayButton({ page, way: 'blank', locale })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/mobile\/editor\//)
    await expect(page.getByLabel(BASE_INFO_NAMES[locale].name, { exact: true })).toBeFocused()
    await page.keyboard.type(name)
    await tabTo({
      page,
      target: page.getByRole('tab', { name: texts.content, exact: true }),
      key: 'Shift+Tab',
    })
    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: texts.more, exact: true })).toBeFocused()
    const download = page.getByRole('tabpanel').getByRole('button', { name: texts.download })
    await tabTo({ page, target: download })
    const downloading = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await readExport(await downloading)).text).toContain(name)
    await expect(download).toBeFocused()
  })
})

type Click = (target: Locator) => Promise<void>
type Writing = { page: Page; locale: Locale; click: Click }

/** Before there is a page to take it: Enter and Tab lead on all the same, and back. */
async function writeEarly({ page: { keyboard }, locale }: Pick<Writing, 'page' | 'locale'>): Promise<void> {
  await keyboard.type(PEOPLE[locale].name)
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await keyboard.type(PHONE)
  await keyboard.press('Shift+Tab')
}

/** In place: the caret stands in the second field, where the keys led; grey words say what belongs where. */
async function writeOnPage({ page, locale, click }: Writing): Promise<void> {
  const { name, position, company } = PEOPLE[locale]
  const shown = (text: string) =>
    page.locator('.jl-editor-pages .jl-placeholder').getByText(text, { exact: true }).first()
  await expect(page.locator('.jl-writer-box')).toBeFocused()
  await expect(page.locator('.jl-editor-pages h1')).toHaveText(name)
  await page.keyboard.type(position)
  await click(shown(locale === 'en' ? 'Company' : '公司'))
  await page.keyboard.type(company)
  await expect(page.locator('.jl-editor-pages .jl-title').first()).toHaveText(company)
  await expect(page.locator('[data-resume-title]')).toHaveValue(`${name} - ${position}`)
  // From the last text Tab goes on to the handle that is drawn for it.
  await tabTo({ page, target: page.locator(':focus:not(.jl-writer-box), body:not(:has(:focus))') })
  await expect(page.locator('[data-block-handle]:focus')).toHaveCount(1)
}

async function writeInForms({ page, locale, click }: Writing): Promise<void> {
  const { name, position, company, label } = PEOPLE[locale]
  const field = page.getByLabel(BASE_INFO_NAMES[locale].name, { exact: true })
  await click(field)
  await typeInto(field, name)
  await typeInto(page.getByLabel(label, { exact: true }), position)
  // A tap that opens what waits for its first words leads to them.
  await click(page.getByRole('button', { name: 'Education', exact: true }))
  await page.keyboard.type(SCHOOL)
  await expect(page.getByLabel('School', { exact: true })).toHaveValue(SCHOOL)

  // A grey word on the page comes near for who writes over it.
  const texts = MOBILE_TEXTS[locale]
  await page.getByRole('tab', { name: texts.page, exact: true }).tap()
  // As close as the lines of an empty page stand, each handle is its own block's.
  const handles = page.locator('[data-block-handle]')
  await expect(handles).not.toHaveCount(0)
  expect(await handles.evaluateAll(coveredBlocks)).toEqual([])
  await page.locator('.jl-editor-pages .jl-placeholder').getByText('Company', { exact: true }).first().tap()
  const heightOf = (caret: Element) => caret.getBoundingClientRect().height
  await expect.poll(() => page.locator('.jl-caret').evaluate(heightOf)).toBeGreaterThan(14)
  await page.keyboard.type(company)
  await page.getByRole('button', { name: texts.done }).tap()
}

/** What is led to another block than its own, pressed in the middle of its handle. */
function coveredBlocks(handles: Element[]): (string | null)[] {
  return handles
    .filter((handle) => {
      const { left, top, width, height } = handle.getBoundingClientRect()
      return !handle.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    .map((handle) => handle.getAttribute('aria-label'))
}

/** The card of a template on the home page. */
async function cardOf({ page, locale }: { page: Page; locale: Locale }): Promise<Locator> {
  const title = await page.evaluate(async (code) => {
    const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    const answer = await (await fetch(`/resume-api/template/info/${code}`, options)).json()
    return String(answer.data.title)
  }, PEOPLE[locale].template)
  return page.getByRole('button', { name: `${HOME_TEXTS[locale].use}: ${title}` })
}

const bare = (text: string) => text.replaceAll(/[\s*]/g, '')

/** What the template's example says. */
async function sampleTexts({ page, locale }: { page: Page; locale: Locale }): Promise<string[]> {
  const answer = await page.request.post(`/resume-api/template/info/${PEOPLE[locale].template}`, { data: {} })
  const { content, title } = (await answer.json()).data
  const values = [
    ...content.baseInfo.list.map(({ value }: { value: string }) => value),
    ...content.entryList.flatMap(({ items }: { items: Record<string, string>[] }) =>
      items.flatMap((item) => [item.title, item.subtitle, ...String(item.text).split('\n')]),
    ),
  ]
  return longer([title, content.title, content.config.desc, ...values])
}

function placeholderTexts(locale: Locale): string[] {
  const { name, period, text, skill } = PLACEHOLDER_TEXTS[locale]
  return longer([name, period, skill, ...Object.values(text)])
}

/** Those that don't stand in other words by chance. */
const longer = (texts: unknown[]) => texts.map((text) => bare(String(text))).filter((text) => text.length > 3)
