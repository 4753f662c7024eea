import type { Language } from '../../../collections/resumes/schema'
import { linesOfPage } from '~/features/ats/lines-of-page'
import { decodeText } from '../convert/decode-text'
import { detectFormat } from '../convert/detect-format'
import { CONVERT_TEXTS } from '../convert/texts'
import { openPdf } from '~/features/open-pdf/open-pdf'
import { SHELL_TEXTS } from '../shell/texts'

type ReadText = { ok: true; value: string } | { ok: false; message: string }
type Options = { name: string; bytes: Uint8Array<ArrayBuffer>; language: Language }

/** The words of a file, a line each. */
export async function readTextFile({ name, bytes, language }: Options): Promise<ReadText> {
  const t = CONVERT_TEXTS[language]
  const format = detectFormat({ name, bytes })
  if (format === 'oldword' || format === 'picture' || format === 'archive')
    return { ok: false, message: t.refused[format] }
  if (format === 'pdf') return readPdf({ bytes, language })
  if (format === 'docx') {
    const { readDocxLines } = await import('~/features/interchange/read-docx-lines')
    const lines = await readDocxLines(bytes.buffer).catch(() => undefined)
    if (!lines) return { ok: false, message: t.brokenDocx }
    return {
      ok: true,
      value: lines.map(({ kind, text }) => (kind === 'bullet' ? `- ${text}` : text)).join('\n'),
    }
  }
  return { ok: true, value: decodeText(bytes) }
}

type ReadPdfOptions = { bytes: Uint8Array<ArrayBuffer>; language: Language }

async function readPdf({ bytes, language }: ReadPdfOptions): Promise<ReadText> {
  const opened = await openPdf(bytes)
  const shell = SHELL_TEXTS[language]
  if (!opened.ok)
    return { ok: false, message: opened.reason === 'encrypted' ? shell.encrypted : shell.brokenPdf }
  const { readPages } = await import('../pdf/read-pages')
  const pages = await readPages(opened.pdf)
  await opened.close()
  const lines = pages.flatMap(linesOfPage)
  if (lines.length === 0) return { ok: false, message: CONVERT_TEXTS[language].pictureOnly }
  return { ok: true, value: lines.map(({ text }) => text).join('\n') }
}
