import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of each page as a reader of the PDF gets it, in the file's order; line ends become spaces. */
export async function readPdfText(bytes: Uint8Array): Promise<string[]> {
  // Text needs no fonts of the machine; normalisation would turn µ into μ.
  const loading = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const pdf = await loading.promise
  try {
    const pages: string[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent({ disableNormalization: true })
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    }
    return pages
  } finally {
    await loading.destroy()
  }
}
