import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as z from 'zod/mini'

const attachments = z.record(
  z.string(),
  z.object({ filename: z.string(), content: z.instanceof(Uint8Array) }),
)

/** What our own PDFs carry, parsed: the document itself, and in older ones its JSON Resume alone; undefined where a file carries neither. */
export async function readResumeFile(
  pdf: PDFDocumentProxy,
): Promise<{ name: 'jianli.json' | 'resume.json'; data: unknown } | undefined> {
  const found = attachments.safeParse(await pdf.getAttachments())
  if (!found.success) return undefined
  for (const name of ['jianli.json', 'resume.json'] as const) {
    const file = Object.values(found.data).find(({ filename }) => filename === name)
    const data = file && parsed(file.content)
    if (data !== undefined) return { name, data }
  }
  return undefined
}

function parsed(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content))
  } catch {
    return undefined
  }
}
