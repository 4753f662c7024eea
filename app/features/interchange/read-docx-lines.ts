import mammoth from 'mammoth'
import { marginFiles, withMargins } from './docx/margin-lines'
import { linesOfHtml } from './lines/lines-of-html'
import type { SourceLine } from './lines/types'

/** The lines of a Word file. Throws when the bytes are none. Large: import it lazily in the browser. */
export async function readDocxLines(bytes: ArrayBuffer): Promise<SourceLine[]> {
  const [lines, margins] = await Promise.all([bodyLines(bytes), marginFiles(bytes)])
  return withMargins({ lines, margins: await Promise.all(margins.map(bodyLines)) })
}

async function bodyLines(bytes: ArrayBuffer): Promise<SourceLine[]> {
  const source = typeof Buffer === 'undefined' ? { arrayBuffer: bytes } : { buffer: Buffer.from(bytes) }
  const { value } = await mammoth.convertToHtml(source, {
    convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
    styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='标题'] => h1:fresh"],
    ignoreEmptyParagraphs: true,
  })
  return linesOfHtml(value)
}
