import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { linesOfPage } from '../ats/lines-of-page'
import { piecesOfItems } from '../ats/pieces-of-items'

/** The text of each page as a program that takes it out gets it, in the file's order; lines as the tools show them. */
export async function readPdfText(bytes: Uint8Array): Promise<string[]> {
  // Text needs no fonts of the machine; normalisation would turn µ into μ.
  const loading = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const pdf = await loading.promise
  try {
    const pages: string[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const { height } = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent({ disableNormalization: true })
      const lines = linesOfPage({ number, pieces: piecesOfItems({ items, height }) })
      pages.push(lines.map(({ text }) => text).join('\n'))
    }
    return pages
  } finally {
    await loading.destroy()
  }
}
