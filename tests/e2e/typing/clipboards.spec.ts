import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { ENTRIES_TEXTS } from '../../../app/editor/texts/entries-texts'
import { openGuestResume } from '../open-guest-resume'
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
  'web-page.html': [
    '**What I did**',
    '- Wrote papr, a **static** generator',
    '- 8 200 people use it',
    '3. third',
    '  - inner',
    '4. ++fourth++',
    '2019 Harbor',
  ],
}

test('what other programs copy comes with its lists, marks and links, and what the page copies too', async ({
  page,
}) => {
  await openGuestResume({ page, template: 'classic-en' })
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
  await openGuestResume({ page, template: 'classic-en' })
  const text = page.locator('.jl-editor-pages [data-block^="work-1.text"]')
  const titles = page.locator('.jl-editor-pages [data-block$=".title"]')
  const before = await text.allTextContents()
  await text.first().click()
  await page.keyboard.press('ControlOrMeta+a')
  const jobs = [
    'Harbor Freight Systems, Billing engineer, 2019 - 2022',
    '• Kept all books balanced',
    'Annapolis Tool Works, Apprentice, 2016 - 2019',
    '• Fitted 200 mills',
  ]
  await paste({ page, html: '', text: jobs.join('\n') })
  await page.getByRole('button', { name: ENTRIES_TEXTS['zh-CN'].make }).click()
  await expect(text).toHaveText(before)
  await expect(titles.filter({ hasText: 'Harbor Freight Systems' })).toBeVisible()
  await expect(titles.filter({ hasText: 'Annapolis Tool Works' })).toBeVisible()
  await expect(page.locator('.jl-editor-pages').getByText('Kept all books balanced')).toBeVisible()
})

async function paste({ page, ...formats }: { page: Page; html: string; text: string }) {
  await page.evaluate(({ html, text }) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, formats)
}
