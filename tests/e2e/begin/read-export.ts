import type { Download } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readPdfText } from '../../setup/read-pdf-text'

/** What a downloaded PDF says: on its pages, about itself, and in the files attached to it. */
export async function readExport(download: Download) {
  const bytes = await readFile(await download.path())
  const file = await PDFDocument.load(bytes)
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  // An edge: pdf.js gives it no type.
  const attached = ((await pdf.getAttachments()) ?? {}) as Record<string, { content: Uint8Array }>
  await pdf.destroy()
  const files = Object.values(attached).map(({ content }) => new TextDecoder().decode(content))
  const facts = [file.getTitle(), file.getSubject(), file.getKeywords(), file.getAuthor()]
  return {
    name: download.suggestedFilename(),
    title: file.getTitle(),
    text: await readPdfText(bytes),
    /** All of it together. */
    all: [await readPdfText(bytes), ...facts, ...files].join('\n'),
  }
}
