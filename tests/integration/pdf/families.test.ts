import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { getLayout } from '../../../app/document/layouts/registry'
import { FAMILIES, familiesOf, hasItalics } from '../../../app/document/style/font-families'
import { FONTS, type Font, LANGUAGES, type Language } from '../../../collections/resumes/choices'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { chineseResume } from '../../factories/chinese-resume'
import { englishResume } from '../../factories/english-resume'
import { headsOf, printDocument } from '../../setup/geometry/print-document'
import { comparePages } from '../../setup/geometry/compare-pages'
import { openScreens } from '../../setup/geometry/open-screens'
import { pageCharacters } from '../../setup/geometry/page-characters'
import { pdfCharacters } from '../../setup/geometry/pdf-characters'
import { pdfSources } from '../../setup/geometry/pdf-sources'
import { openBrowser } from '../../setup/open-browser'
import { throughout } from '../../setup/throughout'

const browser = throughout(() => openBrowser({ timeoutMs: 30_000 }))
const screen = throughout(openScreens)

const RESUMES: Record<Language, () => ResumeContent> = { 'zh-CN': chineseResume, en: englishResume }
/** Each kind of face, letters that some lack, signs of either script. */
const TEXT = 'AVA Tō *Vater Wö 斜体 fjord* **bold 黑 To** ***Wort, 重*** “quoted” it’s — Łódź nǚ 鹮 · № 3–4'

const SLANTED = /^1 0 \.25 -1 .* Tm$/m

test('in every font each character stands in the PDF where the editor, and the shared page, show it', async () => {
  const layout = getLayout('classic')
  for (const font of FONTS)
    for (const language of languagesOf(font)) {
      const content = written({ font, language })
      const where = `${font} in ${language}`
      const { glyphs, bytes, html } = await printDocument({ browser, content, layout })
      expect(glyphs.missing, where).toEqual([])
      const pdf = await pdfCharacters(bytes)
      const { editor, shared } = await headsOf({ content, layout, glyphs })
      // A shared page's fonts are cut like the PDF's, whatever the family: geometry.test.ts has it in the common ones.
      const isShared = font === 'kai' || font === 'garamond'
      for (const head of isShared ? [editor, shared] : [editor]) {
        const page = await screen.show({ html, head, glyphs })
        comparePages({ shown: await page.evaluate(pageCharacters), pdf, where })
      }
      const names = await fontNames(bytes)
      // An apostrophe in a Latin word is drawn by what English draws its signs with.
      const own = LANGUAGES.flatMap((one) => familiesOf({ font, language: one })).map((family) =>
        FAMILIES[family].replace(/ /g, ''),
      )
      // Noto is called by its own name; a sign's family is its letters'.
      for (const name of names)
        expect(own.concat('NotoSansSC', 'NotoSerifSC'), where).toContain(name.split('-')[0])
      expect(names.filter((name) => name.endsWith('Italic')).length, where).toBe(hasItalics(font) ? 2 : 0)
      // Chinese has none, and leans beside them.
      expect(
        (await pdfSources(bytes)).some((source) => SLANTED.test(source)),
        where,
      ).toBe(hasItalics(font))
    }
}, 300_000)

/**
 * English has all the families of a font, its signs before its letters; Chinese the same without the signs, which is seen
 * once for each Chinese face and where a Latin one stands before it.
 */
function languagesOf(font: Font): Language[] {
  return ['sans', 'serif', 'kai', 'source-sans'].includes(font) ? [...LANGUAGES] : ['en']
}

function written({ font, language }: { font: Font; language: Language }): ResumeContent {
  const plain = RESUMES[language]()
  return {
    ...plain,
    config: { ...plain.config, font },
    // a title, dates, items: what the faces of a font are taken for
    entryList: plain.entryList
      .slice(0, 2)
      .map((section) =>
        section.kind === 'summary'
          ? { ...section, items: section.items.map((item) => ({ ...item, text: `${TEXT} ${TEXT}` })) }
          : section,
      ),
  }
}

/** Of the fonts in a PDF, without the mark of a part. */
async function fontNames(bytes: Uint8Array): Promise<string[]> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false })
  const names = context.enumerateIndirectObjects().flatMap(([, object]) => {
    const name = object instanceof PDFDict ? object.get(PDFName.of('FontName')) : undefined
    return name instanceof PDFName ? [name.decodeText().replace(/^[A-Z]{6}\+/, '')] : []
  })
  return [...new Set(names)]
}
