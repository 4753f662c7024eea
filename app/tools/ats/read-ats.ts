import { checkLines, type AtsCheck } from '~/features/ats/check-lines'
import { MOST_PAGES } from '~/features/ats/most-pages'
import { linesOfPage } from '~/features/ats/lines-of-page'
import { openPdf } from '~/features/open-pdf/open-pdf'
import { readPages } from '../pdf/read-pages'
import { readResumeFile } from '../pdf/read-resume-file'

export type AtsPage = { number: number; lines: string[]; links: string[] }
export type AtsReading = { checks: AtsCheck[]; pages: AtsPage[]; pagesLeftOut: boolean }
export type ReadAts = { ok: true; reading: AtsReading } | { ok: false; reason: 'encrypted' | 'broken' }

/** What a hiring system would take out of a PDF, and what is wrong with that. */
export async function readAts(bytes: Uint8Array<ArrayBuffer>): Promise<ReadAts> {
  const opened = await openPdf(bytes)
  if (!opened.ok) return opened
  try {
    const pages = await readPages(opened.pdf)
    const hasResumeFile = (await readResumeFile(opened.pdf)) !== undefined
    const lines = pages.map(linesOfPage)
    const checks = checkLines({ pages, lines: lines.flat(), hasResumeFile })
    const shown = pages.map(({ number, links }, index) => ({
      number,
      lines: (lines[index] ?? []).map(({ text }) => text),
      links: Array.from(new Set(links)),
    }))
    return { ok: true, reading: { checks, pages: shown, pagesLeftOut: opened.pdf.numPages > MOST_PAGES } }
  } finally {
    await opened.close()
  }
}
