import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as z from 'zod/mini'

const attachments = z.record(
  z.string(),
  z.object({ filename: z.string(), content: z.instanceof(Uint8Array) }),
)

/** The JSON Resume that our own PDFs carry, parsed; undefined when a file carries none. */
export async function readResumeFile(pdf: PDFDocumentProxy): Promise<unknown> {
  const found = attachments.safeParse(await pdf.getAttachments())
  if (!found.success) return undefined
  const file = Object.values(found.data).find(({ filename }) => filename === 'resume.json')
  if (!file) return undefined
  try {
    return JSON.parse(new TextDecoder().decode(file.content)) as unknown
  } catch {
    return undefined
  }
}
