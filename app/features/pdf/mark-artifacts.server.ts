import { deflateSync, inflateSync } from 'node:zlib'
import { PDFName, type PDFPage, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'
import { shortenPaths } from './shorten-paths.server'

/**
 * Marks what a page draws outside its tagged content (backgrounds, lines in the margins) as artifacts, which readers pass over,
 * and packs the page as small as it gets.
 */
export function markArtifacts(page: PDFPage): void {
  const contents = page.node.get(PDFName.of('Contents'))
  const { context } = page.node
  const stream = context.lookup(contents)
  if (!(contents instanceof PDFRef) || !(stream instanceof PDFRawStream)) return
  if (stream.dict.get(PDFName.of('Filter')) !== PDFName.of('FlateDecode')) return
  const marked = shortenPaths(markUntagged(inflateSync(stream.contents).toString('latin1')))
  const packed = deflateSync(Buffer.from(marked, 'latin1'), { level: 9, memLevel: 9 })
  // In the old one's place: what nothing refers to would be saved all the same, and every page weigh twice.
  context.assign(contents, context.stream(packed, { Filter: 'FlateDecode' }))
}

/**
 * Wraps each path, text object or picture that stands in no marked content. Chromium writes an operator at the end of
 * each line, which makes whole lines enough to work on. The only text among them is that of the margins: numbers, running
 * heads, footers.
 */
export function markUntagged(source: string): string {
  let depth = 0
  let open = false
  const lines = source.split('\n').flatMap((line, i, all) => {
    if (/(BDC|BMC)$/.test(line)) depth += 1
    else if (/(^|\s)EMC$/.test(line)) depth -= 1
    else if (depth === 0 && !open && STARTS.test(line) && !CLIPS.test(all[i + 1] ?? '')) {
      open = !ENDS.test(line)
      const begin = /(^|\s)BT$/.test(line) ? PAGINATION : '/Artifact BMC'
      return open ? [begin, line] : [begin, line, 'EMC']
    } else if (open && ENDS.test(line)) {
      open = false
      return [line, 'EMC']
    }
    return [line]
  })
  return lines.join('\n')
}

const PAGINATION = '/Artifact <</Type /Pagination>> BDC'
const CLIPS = /^W\*? n$/
const STARTS = /(^|\s)(re|m|BT|Do|sh|BI)$/
const ENDS = /(^|\s)(f|f\*|F|S|s|B|B\*|b|b\*|n|ET|Do|sh|EI)$/
