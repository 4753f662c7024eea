import { readFile } from 'node:fs/promises'
import { COMMAND_TEXTS } from '../../../app/editor/commands/command-texts'
import { GALLERY_TEXTS } from '../../../app/editor/gallery/gallery-texts'
import { SHELL_TEXTS } from '../../../app/editor/texts/shell-texts'
import { HOME_TEXTS } from '../../../app/routes/_site._index/texts'
import { beginWith } from '../begin/begin-with'
import { PLACEHOLDER_TEXTS } from '../../../app/editor/placeholders/placeholder-texts'
import { PASTED_TEXTS } from '../../../app/editor/texts/pasted-texts'
import { openGuestResume } from '../open-guest-resume'
import { paste } from '../paste'
import { expect, test } from '../test'
import { expectRichText } from './rich-text'

/** What lies in the clipboard after copying from these programs, by their own formats, and what it is as ours. */
const CLIPBOARDS = {
  'word.html': [
    '**Billing team,** moved from cron jobs to a queue; see [the talk](https://example.org/talk).',
    '- Cut the nightly run from ==9 hours== to 14 minutes',
    '  - with *idempotent* retries',
    '1. Numbered too',
  ],
  'wps.html': ['- 负责**支付网关**重构，故障率下降40%', '- 带领天天向上小组，每周分享一次'],
  'google-docs.html': [
    'Design lead for **checkout** and [the kit](https://example.org/kit)',
    '- ==Ran== 22 studies',
    '  - *in five cities*',
    '- Access for all 🚀',
  ],
  'word-on-the-web.html': ['- Kept **99.95 %**', '  - over two years'],
  'careers-network.html': [
    'At `Harbor`',
    'Senior Planner',
    '- Planned 40 berths',
    '- Led **all** six people',
  ],
  'feishu.html': [
    '项目背景**与目标**',
    '- 天天向上',
    '  - 二级要点',
    '1. 看[链接](https://example.org/wiki)',
  ],
  'tracked-changes.html': ['Kept added **all**', '1. 负责增长', '2. 搭建指标'],
  'own-numbers.html': ['1. Led all six people', '2. Kept the books'],
  'web-page.html': [
    '**What I did**',
    '- Wrote papr, a **static** generator',
    '- 8 200 people use it',
    '3. third',
    '  - inner',
    '4. ++fourth++',
    ...['2019 Harbor', 'Leeds', 'five days'],
  ],
}

test('what other programs copy comes with its lists, marks and links, and what the page copies too', async ({
  page,
}) => {
  await openGuestResume({ page })
  const source = page.locator('[data-field$=".text"]').first()
  await page.locator('.jl-editor-pages [data-block$=".text.0"]').first().click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expectRichText(source, '')
  for (const [name, lines] of Object.entries(CLIPBOARDS))
    await test.step(name, async () => {
      const html = await readFile(new URL(`clipboards/${name}`, import.meta.url), 'utf8')
      await paste({ page, html, text: 'what only letters are taken for' })
      await expectRichText(source, lines.join('\n'))
      await page.keyboard.press('ControlOrMeta+z')
      await expectRichText(source, '')
    })
  await page.keyboard.press('ControlOrMeta+Shift+z')
  const whole = CLIPBOARDS['web-page.html'].join('\n')
  await expectRichText(source, whole)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+x')
  await expectRichText(source, '')
  await page.keyboard.press('ControlOrMeta+v')
  await expectRichText(source, whole)
})

test('several jobs that are pasted at once become entries, where the person likes', async ({ page }) => {
  await openGuestResume({ page })
  const text = page.locator('.jl-editor-pages [data-block^="work-1.text"]')
  const titles = page.locator('.jl-editor-pages [data-block$=".title"]')
  const before = await text.allTextContents()
  await text.first().click()
  await page.keyboard.press('ControlOrMeta+a')
  // Each an item of a list, as networks for careers set them.
  const jobs = [
    ['Harbor Freight Systems', 'Billing engineer', '2019 - 2022', 'Kept all books balanced'],
    ['Annapolis Tool Works', 'Apprentice', '2016 - 2019', 'Fitted 200 mills'],
  ] as const
  const items = jobs.map(([firm, role, dates, told]) => {
    const head = [firm, role, dates].map((line) => `<div>${line}</div>`).join('')
    return `<li>${head}<ul><li>${told}</li></ul></li>`
  })
  await paste({ page, html: `<ul>${items.join('')}</ul>`, text: jobs.flat().join('\n') })
  await page.getByRole('button', { name: PASTED_TEXTS['zh-CN'].make }).click()
  await expect(text).toHaveText(before)
  await expect(titles.filter({ hasText: 'Harbor Freight Systems' })).toBeVisible()
  await expect(titles.filter({ hasText: 'Annapolis Tool Works' })).toBeVisible()
  await expect(page.locator('.jl-editor-pages').getByText('Kept all books balanced')).toBeVisible()
})

test('what is cut as whole entries comes back as entries, and each line of a pasted list is one', async ({
  page,
}) => {
  await openGuestResume({ page, template: 'compact-en' })
  const sheet = page.locator('.jl-editor-pages')
  const drawn = () => sheet.innerText()
  const was = await drawn()
  const names = await sheet.locator('h3').allTextContents()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await test.step('parts of two texts, where they were', async () => {
    await sheet.locator('h3').first().click()
    await press('Home', 'ArrowRight', 'Shift+End', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight')
    await press('ControlOrMeta+x')
    await expect.poll(drawn).not.toBe(was)
    await press('ControlOrMeta+v')
    await expect.poll(drawn).toBe(was)
  })
  await test.step('all of the page, into the name', async () => {
    await sheet.locator('h1').click()
    await press('ControlOrMeta+a', 'ControlOrMeta+a', 'ControlOrMeta+x')
    await expect(sheet.getByText(PLACEHOLDER_TEXTS.en.name)).toBeVisible()
    await press('ControlOrMeta+v')
    await expect(sheet.locator('h3')).toHaveText(names)
    await press('ControlOrMeta+z', 'ControlOrMeta+z')
    await expect.poll(drawn).toBe(was)
  })
  await test.step('the only entry of a section, into the grey words it leaves; its title leads into them', async () => {
    const title = sheet.locator('.jl-section-project h2')
    const names = sheet.locator('.jl-section-project h3')
    const written = await names.allTextContents()
    await names.first().click()
    await press('Escape')
    for (const _ of written) await press('Delete')
    await expect(names).toHaveCount(1)
    await expect(title.locator('.jl-placeholder')).toHaveCount(1)
    await title.click()
    await press('Enter')
    await page.keyboard.type('Ledger move')
    await expect(names).toHaveText(['Ledger move'])
    await expect(title.locator('.jl-placeholder')).toHaveCount(0)
    await press('Escape', 'ControlOrMeta+x')
    await expect(title.locator('.jl-placeholder')).toHaveCount(1)
    await title.click()
    await press('ControlOrMeta+v')
    await expect(names).toHaveText(['Ledger move'])
    await press('Escape', 'ControlOrMeta+v')
    await expect(names).toHaveText(['Ledger move', 'Ledger move'])
  })
  await test.step('a list of skills', async () => {
    const skills = sheet.locator('.jl-skills > *')
    const count = await skills.count()
    await skills.last().locator('.jl-skill-name').click()
    await press('End')
    await paste({ page, html: '', text: 'Payroll\nXero\nSage' })
    await expect(skills).toHaveCount(count + 3)
    await press('ControlOrMeta+z')
    await expect(skills).toHaveCount(count)
  })
  await test.step('Enter makes one blank line, however often it is pressed', async () => {
    // Between two items: below the last one Enter begins the next entry, see begin/next-entry.spec.ts.
    await sheet.locator('.jl-section-experience li').first().click()
    await press('End', 'Enter', 'Enter', 'Enter', 'Enter', 'Enter')
    await page.keyboard.type('And more')
    await expect(page.locator('.jl-writer-box')).toHaveValue(/[^\n]\nAnd more\n[^\n]/)
  })
})

test('jobs pasted into a blank entry fill it, a whole resume a blank page, each as one step', async ({
  page,
}) => {
  const t = PASTED_TEXTS['zh-CN']
  const sheet = page.locator('.jl-editor-pages')
  await page.goto('/')
  await page.getByRole('button', { name: HOME_TEXTS['zh-CN'].start }).first().click()
  await beginWith({ page, way: 'blank', locale: 'zh-CN' })
  await expect(page.locator('.jl-writer-box')).toBeFocused()
  await page.keyboard.type('李梅梅')
  // Layouts are chosen by what will stand there, as long as nothing does.
  await page.getByRole('button', { name: COMMAND_TEXTS['zh-CN'].layouts }).click()
  const gallery = page.getByRole('dialog', { name: GALLERY_TEXTS['zh-CN'].title })
  await expect(
    gallery
      .locator('.sheets')
      .getByText(PLACEHOLDER_TEXTS['zh-CN'].text.experience ?? '')
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await sheet.locator('h3').first().click()
  // The form's field takes what the page would.
  const company = page.locator('#editor-left').getByRole('textbox', { name: '公司', exact: true })
  await company.focus()
  await paste({ page, html: '', text: '海港\n\t•\t领航\n\t•\t靠泊' })
  await expect(company).toHaveValue('海港 领航 靠泊')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(company).toHaveValue('')
  const jobs = ['杭州云海科技有限公司    2021.03 - 至今', '高级产品经理', '- 带领 6 人团队']
  const other = ['上海明川信息有限公司    2018.07 - 2021.02', '产品经理', '- 推动工单系统改版']
  await paste({ page, html: '', text: [...jobs, '', ...other].join('\n') })
  await expect(sheet.locator('h3').nth(1)).toHaveText('上海明川信息有限公司')
  await expect(page.locator('#editor-left [contenteditable]:focus')).toHaveText('推动工单系统改版')
  await page.getByRole('button', { name: SHELL_TEXTS['zh-CN'].undo }).last().click()
  await expect(company).toHaveValue(/^杭州云海科技有限公司.*推动工单系统改版$/)
  await company.press('ControlOrMeta+z')
  await expect(company).toHaveValue('')
  await sheet.locator('h3').first().click()
  await paste({ page, html: '', text: [...jobs, '', ...other].join('\n') })
  await expect(sheet.locator('h3').nth(0)).toHaveText('杭州云海科技有限公司')
  await expect(sheet.locator('h3').nth(1)).toHaveText('上海明川信息有限公司')
  await page.getByRole('button', { name: SHELL_TEXTS['zh-CN'].undo }).last().click()
  // The lines as they were pasted, and then nothing.
  await expect(sheet.locator('h3').first()).toHaveText(/^杭州云海科技有限公司.*推动工单系统改版$/)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(sheet.getByText('杭州云海科技有限公司')).toHaveCount(0)

  await sheet.locator('h1').click()
  const person = ['李梅梅', '产品经理', 'mei@example.com | 13700001111', '']
  const school = ['教育背景', '浙江大学    2014 - 2018', '本科 信息管理', '', '技能', 'SQL、Axure']
  const resume = [...person, '工作经历', ...jobs, '', ...school]
  await paste({ page, html: '', text: resume.join('\n') })
  await expect(page.getByText(t.tookResume).first()).toBeVisible()
  // The notice stays for its undo, and covers nothing that one presses.
  await page
    .getByRole('group', { name: SHELL_TEXTS['zh-CN'].zoom })
    .getByRole('button')
    .last()
    .click({ trial: true })
  await expect(sheet.locator('h1')).toHaveText('李梅梅')
  for (const words of ['mei@example.com', '高级产品经理', '带领 6 人团队', '浙江大学'])
    await expect(sheet.getByText(words, { exact: true })).toBeVisible()
})
