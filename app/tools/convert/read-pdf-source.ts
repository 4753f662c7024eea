import type { Language } from '../../../collections/resumes/schema'
import { importJsonResume } from '~/features/interchange/import-json-resume'
import { importJianli } from '~/features/interchange/jianli-file'
import { importLines } from '~/features/interchange/import-lines'
import type { PdfPageText } from '~/features/ats/types'
import { readPdfLines } from '~/features/interchange/pdf/read-pdf-lines'
import { openPdf } from '~/features/open-pdf/open-pdf'
import { readPages } from '../pdf/read-pages'
import { readResumeFile } from '../pdf/read-resume-file'
import { SHELL_TEXTS } from '../shell/texts'
import { textResult, type ReadSource } from './read-result'
import { CONVERT_TEXTS } from './texts'

type Options = { bytes: Uint8Array<ArrayBuffer>; language: Language }

/** A PDF of ours gives its own document back; of any other the text is read. */
export async function readPdfSource({ bytes, language }: Options): Promise<ReadSource> {
  const opened = await openPdf(bytes)
  if (!opened.ok) {
    const texts = SHELL_TEXTS[language]
    return { ok: false, message: opened.reason === 'encrypted' ? texts.encrypted : texts.brokenPdf }
  }
  try {
    const carried = await readResumeFile(opened.pdf)
    if (carried) {
      const isOwn = carried.name === 'jianli.json'
      const read = (isOwn ? importJianli : importJsonResume)({ data: carried.data, language })
      if (read.ok) return { ...read, how: isOwn ? 'attachment' : 'structured' }
    }
    const pages = await readPages(opened.pdf)
    if (hasCodesOnly(pages)) return { ok: false, message: CONVERT_TEXTS[language].unreadable }
    const lines = readPdfLines(pages)
    if (lines.length === 0) return { ok: false, message: CONVERT_TEXTS[language].pictureOnly }
    return textResult({ result: importLines({ lines, language }), language })
  } finally {
    await opened.close()
  }
}

/** Signs that no text has, but codes of a font that doesn't say which letters it draws. */
const CODES = /(?![\s\0\u0080-\u009f])\p{Cc}/gu

function hasCodesOnly(pages: PdfPageText[]): boolean {
  const text = pages.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join('')
  return (text.match(CODES)?.length ?? 0) > text.length * 0.05
}
