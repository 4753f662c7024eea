import { degrees, PDFDocument } from '@cantoo/pdf-lib'
import type { Table } from './sheet'

/** Copies the pages in their order into a new file; what a page links to or carries comes along. */
export async function mergePdf({ files, sheets }: Table): Promise<Uint8Array<ArrayBuffer>> {
  const merged = await PDFDocument.create()
  const sources = new Map<string, PDFDocument>()
  for (const { id, bytes } of files) {
    const isUsed = sheets.some((sheet) => sheet.file === id)
    if (isUsed) sources.set(id, await PDFDocument.load(bytes, { updateMetadata: false }))
  }
  for (const { file, page, turn } of sheets) {
    const source = sources.get(file)
    if (!source) continue
    const [copy] = await merged.copyPages(source, [page - 1])
    if (!copy) continue
    if (turn) copy.setRotation(degrees((copy.getRotation().angle + turn) % 360))
    merged.addPage(copy)
  }
  const title = sources.get(sheets[0]?.file ?? '')?.getTitle()
  if (title) merged.setTitle(title)
  merged.setCreator('Jianli')
  return new Uint8Array(await merged.save({ addDefaultPage: false }))
}
