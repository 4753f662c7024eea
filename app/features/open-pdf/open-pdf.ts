import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type OpenedPdf =
  | { ok: true; pdf: PDFDocumentProxy; close: () => Promise<void> }
  | { ok: false; reason: 'encrypted' | 'broken' }

/** Opens a PDF of the reader's own machine. Whoever opens closes. */
export async function openPdf(bytes: Uint8Array<ArrayBuffer>): Promise<OpenedPdf> {
  const { openDocument } = await import('./load-pdfjs')
  const loading = openDocument(bytes)
  try {
    const pdf = await loading.promise
    return { ok: true, pdf, close: () => loading.destroy() }
  } catch (error) {
    void loading.destroy()
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return { ok: false, reason: isLocked ? 'encrypted' : 'broken' }
  }
}
