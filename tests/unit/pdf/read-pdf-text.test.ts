import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { readPdfText } from '~/features/pdf/read-pdf-text.server'

test('a long file is read to its last page while short ones are opened and closed beside it', async () => {
  const [long, short] = await Promise.all([pdfOf(40), pdfOf(1)])
  let done = false
  const reading = readPdfText(long).finally(() => (done = true))
  const beside = async () => {
    while (!done) expect(await readPdfText(short)).toEqual(namesOf(1))
  }
  const [read] = await Promise.all([reading, beside()])
  expect(read).toEqual(namesOf(40))
})

function namesOf(pages: number): string[] {
  return Array.from({ length: pages }, (_, index) => `Page ${index + 1} of ${pages}`)
}

async function pdfOf(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (const name of namesOf(pages)) pdf.addPage().drawText(name, { font, size: 12 })
  return pdf.save()
}
