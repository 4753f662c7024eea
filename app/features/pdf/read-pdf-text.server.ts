import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { linesOfPage } from '../ats/lines-of-page'
import { piecesOfItems } from '../ats/pieces-of-items'

type Reading = {
  /** Leaves out what the file marks as no part of the document: numbers, running heads, footers. */
  withoutArtifacts?: boolean
}

/** The text of each page as a program that takes it out gets it, in the file's order; lines as the tools show them. */
export async function readPdfText(bytes: Uint8Array, reading: Reading = {}): Promise<string[]> {
  const includeMarkedContent = reading.withoutArtifacts === true
  // Text needs no fonts of the machine; normalisation would turn µ into μ.
  const loading = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const pdf = await loading.promise
  try {
    const pages: string[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const { height } = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent({ disableNormalization: true, includeMarkedContent })
      const pieces = piecesOfItems({ items: withoutArtifacts(items), height })
      pages.push(
        linesOfPage({ number, pieces })
          .map(({ text }) => text)
          .join('\n'),
      )
    }
    return pages
  } finally {
    await loading.destroy()
  }
}

type Item = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number]

/** Artifacts are known by the marks around them, which only stand among the items when they were asked for. */
function withoutArtifacts(items: Item[]): Item[] {
  const open: boolean[] = []
  return items.filter((item) => {
    if ('str' in item) return !open.includes(true)
    if (item.type === 'endMarkedContent') open.pop()
    else open.push('tag' in item && item.tag === 'Artifact')
    return false
  })
}
