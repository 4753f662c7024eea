import { inflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'

/** What each page draws, as the file says it. */
export async function pdfSources(bytes: Uint8Array): Promise<string[]> {
  const file = await PDFDocument.load(bytes)
  return file.getPages().map(({ node }) => {
    const stream = file.context.lookup(node.get(PDFName.of('Contents')))
    if (!(stream instanceof PDFRawStream)) throw new Error('The page has no content')
    return inflateSync(stream.contents).toString('latin1')
  })
}
