import { AlignmentType, Document, LevelFormat, Packer, type ILevelsOptions } from 'docx'
import type { Language } from '../../../collections/resumes/choices'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { documentTitle } from '../../../collections/resumes/title-of'
import { docxMargins } from './docx/docx-margins'
import { docxParagraphs } from './docx/docx-paragraphs'
import { outlineOf } from './outline/outline-of'

/** What Word checks the spelling by: Latin text, and East Asian text where there is some. */
const SPELLING: Record<Language, { value: string; eastAsia?: string }> = {
  'zh-CN': { value: 'en-US', eastAsia: 'zh-CN' },
  en: { value: 'en-US' },
}

/** Writes a resume as a Word file with real headings, lists and links. Large: import it lazily in the browser. */
export async function exportDocx(content: ResumeContent): Promise<Uint8Array<ArrayBuffer>> {
  const outline = outlineOf(content)
  const font = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Microsoft YaHei', cs: 'Calibri' }
  const color = content.config.themeColor.slice(1)
  const language = SPELLING[outline.language]
  const size = pageSize(content)
  const width = size.width - MARGIN.left - MARGIN.right
  const { titlePage, ...margins } = docxMargins({ content, width })
  const file = new Document({
    title: documentTitle(content),
    creator: outline.name || 'Jianli',
    styles: {
      default: {
        document: {
          run: { font, size: 21, language },
          paragraph: { spacing: { line: 288, after: 60 } },
        },
        title: { run: { font, size: 40, bold: true }, paragraph: { spacing: { after: 60 } } },
        heading1: {
          run: { font, size: 26, bold: true, color },
          paragraph: { spacing: { before: 280, after: 80 }, keepNext: true },
        },
        heading2: {
          run: { font, size: 22, bold: true },
          paragraph: { spacing: { before: 160, after: 40 }, keepNext: true },
        },
        hyperlink: { run: { color, underline: {} } },
      },
    },
    numbering: {
      config: [
        { reference: 'bullets', levels: levels(() => ({ format: LevelFormat.BULLET, text: '•' })) },
        {
          reference: 'numbers',
          levels: levels((level) => ({ format: LevelFormat.DECIMAL, text: `%${level + 1}.` })),
        },
      ],
    },
    sections: [
      {
        properties: { page: { size, margin: MARGIN }, titlePage },
        ...margins,
        children: docxParagraphs({ outline, width }),
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(file))
}

/** Twentieths of a point. */
const MARGIN = { left: 1134, right: 1134, top: 1020, bottom: 1020 }

function pageSize({ config }: ResumeContent): { width: number; height: number } {
  return config.pageFormat === 'Letter' ? { width: 12240, height: 15840 } : { width: 11906, height: 16838 }
}

function levels(of: (level: number) => Pick<ILevelsOptions, 'format' | 'text'>): ILevelsOptions[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((level) => ({
    ...of(level),
    level,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 280 } } },
  }))
}
