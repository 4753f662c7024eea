import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { getLayout } from '../../../app/document/layouts/registry'
import { readPdfText } from '../../../app/features/pdf/read-pdf-text.server'
import { exportJsonResume } from '../../../app/features/interchange/export-json-resume'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { chineseResume } from '../../factories/chinese-resume'
import { englishResume } from '../../factories/english-resume'
import { pdfCharacters } from '../../setup/geometry/pdf-characters'
import { openBrowser } from '../../setup/open-browser'
import { printDocument } from '../../setup/geometry/print-document'
import { throughout } from '../../setup/throughout'

const browser = throughout(openBrowser)

async function exported(content: ResumeContent) {
  const { bytes, missing } = await printDocument({ browser, content, layout: getLayout('classic') })
  return { bytes, missing, pages: await readPdfText(bytes) }
}

test('the file carries its facts, and the document for programs without what is hidden', async () => {
  const whole = chineseResume()
  const [first, ...others] = whole.entryList
  if (!first) throw new Error('no section')
  const content = { ...whole, entryList: [{ ...first, hidden: true }, ...others] }
  const { bytes } = await exported({ ...content, extra: { jsonResume: '{"root":{"x-private":"1"}}' } })
  const file = await PDFDocument.load(bytes)
  expect(file.getTitle()).toBe(content.title)
  expect(file.getAuthor()).toBe('林知夏')
  expect(file.getLanguage()).toBe('zh-CN')
  const attached = file
    .getAttachments()
    .map(({ name, data }) => [name, JSON.parse(Buffer.from(data).toString())])
  expect(Object.fromEntries(attached)).toEqual({
    'resume.json': exportJsonResume(content),
    'jianli.json': {
      jianli: 1,
      layout: 'classic',
      layoutVersion: getLayout('classic').version,
      content: { ...content, extra: {}, entryList: others },
    },
  })
  expect(Buffer.from(bytes).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
})

test('an apostrophe, which Chinese faces draw full-width, tears no word apart', async () => {
  const content = chineseResume()
  const [item] = content.entryList.find(({ kind }) => kind === 'experience')?.items ?? []
  if (!item) throw new Error('no entry')
  item.text = '负责 unit’s first owner 的对接'
  const { bytes, pages } = await exported(content)
  expect(pages.join(' ')).toContain('unit’s first owner')
  const drawn = (await pdfCharacters(bytes)).flat()
  const at = drawn.findIndex(({ text }) => text === '’')
  const [sign, next] = [drawn[at]?.left ?? 0, drawn[at + 1]?.left ?? 0]
  expect(drawn[at + 1]?.text).toBe('s')
  expect((next - sign) / content.config.fontSize).toBeLessThan(0.4)
})

test('a character that the fonts lack is drawn all the same and named', async () => {
  const content = chineseResume()
  const { missing, pages } = await exported({
    ...content,
    baseInfo: {
      ...content.baseInfo,
      list: content.baseInfo.list.map((row) =>
        row.kind === 'headline' ? { ...row, value: '𠮷野家 🙂' } : row,
      ),
    },
  })
  expect(missing).toEqual(expect.arrayContaining(['𠮷']))
  expect(pages.join('')).toContain('野家')
})

describe.each(['sans', 'serif'] as const)('English punctuation in %s', (font) => {
  test('reads back as it was typed, and takes two small fonts more at most', async () => {
    const text = 'The team’s “one page” rule — it’s ‘final’… · ±2 × 3 ÷ 4 ≥ 1 → § 5 • ‰'
    const plain = englishResume({ font })
    const content = withSummary(plain, `${text} **${text}**`)
    const [before, after] = [await exported(plain), await exported(content)]
    expect(after.pages.join(' ').replace(/\s+/g, ' ')).toContain(`${text} ${text}`)
    expect(after.missing).toEqual([])
    expect(after.bytes.length - before.bytes.length).toBeLessThan(14_000)
  })
})

test.each([
  ['zh-CN', 'sans'],
  ['en', 'serif'],
] as const)('emoji and rare letters in %s, %s, read back as they were typed', async (language, font) => {
  const words = 'Łódź Győr İşçi Iași Ťažký · 📧 ✉️ ☎️ 😀 🚀 ✅ ✔ ⭐️ 👩‍💻 👍🏽'
  const letters = 'źłőşțťž'
  const plain = language === 'en' ? englishResume({ font }) : chineseResume({ font })
  const text = `${words} **${words} ${letters}** ${letters}`
  const { missing, pages } = await exported(withSummary(plain, text))
  expect(missing).toEqual([])
  expect(bare(pages.join(' '))).toContain(bare(text.replaceAll('*', '')))
})

function withSummary(content: ResumeContent, text: string): ResumeContent {
  const entryList = content.entryList.map((section) =>
    section.kind === 'summary'
      ? { ...section, items: section.items.map((item) => ({ ...item, text })) }
      : section,
  )
  return { ...content, entryList }
}

/** Without what draws nothing, and without tones, which are not seen in one colour. */
function bare(text: string): string {
  return text.replace(/[\s\u200d\ufe0f]|\p{Emoji_Modifier}/gu, '')
}
