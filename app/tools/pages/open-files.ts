import { isPdf } from '../pdf/is-pdf'
import { openPdf } from '~/features/open-pdf/open-pdf'
import { MOST_BYTES, MOST_SHEETS, type OpenFile, type Sheet } from './sheet'

export type FileFault = 'empty' | 'wrongKind' | 'tooLarge' | 'tooMany' | 'encrypted' | 'broken'
type Opened = { files: OpenFile[]; sheets: Sheet[]; faults: { name: string; fault: FileFault }[] }
type Options = { chosen: File[]; bytesBefore: number; sheetsBefore: number }

/** Opens the chosen files; each that can't be taken is named with its fault, the others come. */
export async function openFiles({ chosen, bytesBefore, sheetsBefore }: Options): Promise<Opened> {
  const opened: Opened = { files: [], sheets: [], faults: [] }
  let bytes = bytesBefore
  for (const file of chosen) {
    const read = await openFile({
      file,
      room: MOST_BYTES - bytes,
      sheets: MOST_SHEETS - sheetsBefore - opened.sheets.length,
    })
    if (typeof read === 'string') {
      opened.faults.push({ name: file.name, fault: read })
      continue
    }
    bytes += file.size
    opened.files.push(read)
    for (let page = 1; page <= read.pages; page += 1)
      opened.sheets.push({ id: `${read.id}-${page}`, file: read.id, page, turn: 0 })
  }
  return opened
}

type OpenFileOptions = { file: File; room: number; sheets: number }

async function openFile({ file, room, sheets }: OpenFileOptions): Promise<OpenFile | FileFault> {
  if (file.size === 0) return 'empty'
  if (file.size > room) return 'tooLarge'
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isPdf(bytes)) return 'wrongKind'
  const opened = await openPdf(bytes)
  if (!opened.ok) return opened.reason
  const pages = opened.pdf.numPages
  await opened.close()
  if (pages > sheets) return 'tooMany'
  return { id: crypto.randomUUID(), name: file.name, bytes, pages }
}
