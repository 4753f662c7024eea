import { expect, test } from 'vitest'
import { getLayout } from '../../../app/document/layouts/registry'
import type { ScriptFamily } from '../../../app/document/style/font-families'
import { readPdfText } from '../../../app/features/pdf/read-pdf-text.server'
import { readExport } from '../../../app/features/read-back/read-export.server'
import { resumeContent } from '../../../collections/resumes/schema'
import { headsOf, printDocument } from '../../setup/geometry/print-document'
import { comparePages } from '../../setup/geometry/compare-pages'
import { openScreens } from '../../setup/geometry/open-screens'
import { pageCharacters } from '../../setup/geometry/page-characters'
import { pdfCharacters } from '../../setup/geometry/pdf-characters'
import { openBrowser } from '../../setup/open-browser'
import { throughout } from '../../setup/throughout'

const browser = throughout(() => openBrowser({ timeoutMs: 30_000 }))
const screen = throughout(() => openScreens({ boxes: browser }))

const TEXTS: Record<ScriptFamily, string> = {
  arabic: 'عملت مهندس برمجيات في شركة ABC لمدة 5 سنوات',
  bengali: 'সফটওয়্যার প্রকৌশলী, ঢাকায় ৫ বছর ও 12 প্রকল্প',
  devanagari: 'क्षेत्रीय प्रबंधक, विकास के लिए 2019–2023 तक',
  hebrew: 'עבדתי בחברה ABC במשך 5 שנים',
  korean: '소프트웨어 엔지니어로 5년간 근무했습니다',
  tamil: 'மென்பொருள் பொறியாளர், சென்னையில் 12 திட்டங்கள்',
  telugu: 'సాఫ్ట్\u200cవేర్ ఇంజనీర్, హైదరాబాద్\u200cలో 12 ప్రాజెక్టులు',
  thai: 'ผู้จัดการโครงการที่กรุงเทพมหานคร ดูแลน้ำ 12 โครงการ',
}
const layout = getLayout('classic')

test.each(Object.entries(TEXTS))(
  '%s is drawn by fonts of ours, and no glyph of it stands for nothing',
  async (_, text) => {
    const { bytes, missing } = await exported(text)
    expect(missing).toEqual([])
    expect((await readPdfText(bytes)).join('')).not.toMatch(/[\0\uFFFD]/)
  },
)

/** Of a private area, Yi, Ethiopic, Glagolitic: what the machine's default family has none of is a box, on a person's screen as well. */
const BOXED = '\uF8E0\uF8E1 ꆈꌠꁱꂷ ሶፍትዌር ⰓⰖⰍⰐ for ABC 12'

/** Two syllables: for each one that is far from the others a part of a large font is cut. */
const KOREAN = '서울 ABC 12'

test.each([KOREAN, BOXED])(
  '%s stands in the PDF where the shared page and the editor show it',
  async (words) => {
    const text = Array.from({ length: 20 }, () => words).join(' ')
    const { bytes, content, glyphs, html } = await exported(text)
    const pdf = await pdfCharacters(bytes)
    const heads = await headsOf({ content, layout, glyphs })
    const read = new Set(pdf.flat().map((character) => character.text))
    for (const head of [heads.shared, heads.editor]) {
      const page = await screen.show({ html, head, glyphs })
      const shown = await page.evaluate(pageCharacters)
      // a box is read as a question mark
      const asRead = shown.map((characters) =>
        characters.map((one) => (read.has(one.text) ? one : { ...one, text: '?' })),
      )
      comparePages({ shown: asRead, pdf, where: text })
    }
  },
)

// The order of Devanagari vowels, and the parts of ำ, are told where few look for them.
test.each(['arabic', 'hebrew', 'korean'] as const)(
  '%s is read back from the PDF in order',
  async (script) => {
    const { bytes, content, plan } = await exported(TEXTS[script])
    expect((await readExport({ bytes, content, layout, plan })).findings).toEqual([])
  },
)

/** Of scripts without a font of ours; a machine may have letters for some of them, and a box stands for each of the others. */
const OTHERS = [
  'ਸਾਫਟਵੇਅਰ',
  'સોફ્ટવેર',
  'ಸಾಫ್ಟ್ವೇರ್',
  'സോഫ്റ്റ്വെയർ',
  'මෘදුකාංග',
  'វិស្វករ',
  'ဆော့ဖ်ဝဲ',
  'ວິສະວະກອນ',
  'བོད་ཡིག',
  'ሶፍትዌር',
  'პროგრამისტი',
  'ծրագրավորող',
  'ᠮᠣᠩᠭᠣᠯ',
  'ꆈꌠ',
  // in the order of code points, not of their UTF-16 units
  '\u{20000}',
  '\uF0B7',
]

test('no letter of other scripts is left blank, or without being told of', async () => {
  const { bytes, missing } = await exported(OTHERS.join(' '))
  expect([...OTHERS.join('')].filter((letter) => !missing.includes(letter))).toEqual([])
  // read as a question mark where it is a box, and as itself where the machine has a letter
  const read = (await readPdfText(bytes)).join('').normalize('NFC').replace('Profile', '')
  const words = read.split(/\s+/).filter((word) => word !== '')
  const isRead = (word: string) =>
    /^\?+$/.test(word) || OTHERS.some((other) => other.normalize('NFC') === word)
  expect(words.filter((word) => !isRead(word))).toEqual([])
  expect(words).toHaveLength(OTHERS.length)
})

async function exported(text: string) {
  const content = resumeContent.parse({
    config: { language: 'en', font: 'source-sans' },
    entryList: [{ id: 'summary', kind: 'summary', title: 'Profile', items: [{ id: 'item', text }] }],
  })
  return { content, ...(await printDocument({ browser, content, layout })) }
}
