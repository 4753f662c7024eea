import { PDFDict, PDFDocument, PDFName, type PDFObject } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { mendDrawnFonts } from '../../../app/features/pdf/mend-drawn-fonts.server'

type Widths = { first: number; widths: number[] }

async function mended({ first, widths }: Widths): Promise<(key: string) => PDFObject | undefined> {
  const document = await PDFDocument.create()
  const { context } = document
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type3',
    FontMatrix: [0.001, 0, 0, -0.001, 0, 0],
    FirstChar: first,
    LastChar: first + widths.length - 1,
    Widths: widths,
    Encoding: { Type: 'Encoding', Differences: [first, ...widths.map((_, i) => `g${i}`)] },
    CharProcs: {},
  })
  context.register(font)
  mendDrawnFonts(document)
  return (key) => font.lookup(PDFName.of(key))
}

it('a font of drawings gets an m of the width that Poppler expects, where no character stands', async () => {
  const free = await mended({ first: 0, widths: [1000, 0, 0, 1000] })
  expect(String(free('Widths'))).toBe('[ 1000 600 0 1000 ]')
  expect(String(free('Encoding'))).toContain('/g3 1 /m')
  const full = await mended({ first: 0, widths: [1000, 1000] })
  expect([String(full('Widths')), String(full('LastChar'))]).toEqual(['[ 1000 1000 600 ]', '2'])
  expect(String(full('Encoding'))).toContain('/g1 2 /m')
  const procs = full('CharProcs')
  expect(procs instanceof PDFDict && procs.has(PDFName.of('m'))).toBe(true)
})

it('one that has no room left stays as it is', async () => {
  const font = await mended({ first: 0, widths: Array.from({ length: 256 }, () => 1000) })
  expect(String(font('Encoding'))).not.toContain('/m')
})
