import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A PDF's text as a reader takes it out, lines joined by spaces. */
export async function readPdfText(data: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (
        await document.getPage(index + 1)
      ).getTextContent({ disableNormalization: true })
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
  await document.destroy()
  return pages.join('\n').trim()
}
