import { degrees, PDFDocument } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { detectFormat, detectText } from '../../../app/tools/convert/detect-format'
import { decodeText } from '../../../app/tools/convert/decode-text'
import { mergePdf } from '../../../app/tools/pages/merge-pdf'
import { moveSheet } from '../../../app/tools/pages/move-sheet'
import { turnSheet } from '../../../app/tools/pages/turn-sheet'

const bytes = (text: string) => new TextEncoder().encode(text)

it.each([
  ['a.txt', '%PDF-1.7', 'pdf'],
  ['a.docx', 'PK\u0003\u0004', 'docx'],
  ['a.zip', 'PK\u0003\u0004', 'archive'],
  ['a.doc', '{\\rtf1', 'oldword'],
  ['a.heic', '\0\0\0\u0018ftypheic\0', 'picture'],
  ['a.bin', 'words\0\u0001', 'other'],
  ['a.xml', '<?xml version="1.0"?><SkillsPassport/>', 'other'],
  ['a.md', 'words', 'markdown'],
  ['resume', '{"basics":{}}', 'json'],
  ['resume', 'cv:\n  name: Jane', 'yaml'],
  ['resume', '# Jane\n', 'markdown'],
  ['resume', '<!doctype html>', 'html'],
  ['resume', '张晓明', 'text'],
])('takes %s with %j for %s', (name, text, format) => {
  expect(detectFormat({ name, bytes: bytes(text) })).toBe(format)
})

it('knows pasted text, and three encodings', () => {
  expect(detectText('\uFEFF  {"basics":{}}')).toBe('json')
  expect(decodeText(bytes('姓名'))).toBe('姓名')
  expect(decodeText(new Uint8Array([0xd0, 0xd5, 0xc3, 0xfb]))).toBe('姓名')
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0xd3, 0x59]))).toBe('姓')
})

const sheets = [1, 2, 3].map((page) => ({ id: `a-${page}`, file: 'a', page, turn: 0 as const }))

it('moves a page within the ends and turns it on', () => {
  expect(moveSheet({ sheets, id: 'a-3', to: 0 }).map(({ page }) => page)).toEqual([3, 1, 2])
  expect(moveSheet({ sheets, id: 'a-1', to: 99 }).map(({ page }) => page)).toEqual([2, 3, 1])
  expect(moveSheet({ sheets, id: 'none', to: 0 })).toEqual(sheets)
  const turned = turnSheet({ sheets: turnSheet({ sheets, id: 'a-2' }), id: 'a-2' })
  expect(turned.map(({ turn }) => turn)).toEqual([0, 180, 0])
})

it('merges pages in their order, their own turn kept', async () => {
  const source = await PDFDocument.create()
  for (const size of [100, 200, 300]) source.addPage([size, size]).setRotation(degrees(90))
  const file = { id: 'a', name: 'a.pdf', bytes: new Uint8Array(await source.save()), pages: 3 }
  const [first, , third] = sheets
  if (!first || !third) throw new Error('no sheets')
  const merged = await PDFDocument.load(
    await mergePdf({ files: [file], sheets: [{ ...third, turn: 270 }, first] }),
  )
  expect(merged.getPages().map((page) => [page.getWidth(), page.getRotation().angle])).toEqual([
    [300, 0],
    [100, 90],
  ])
})
