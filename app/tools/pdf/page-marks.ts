import { OPS, Util, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PdfDot } from '~/features/ats/types'

type Operators = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>
type Matrix = number[]
type Options = {
  operators: Operators
  /** from the page's own lengths to those of its texts */ base: Matrix
}

/** Sides of what stands for a list's sign when it is drawn and not written, in points. */
const LEAST = 0.8
const MOST = 8

/** Small shapes as high as wide: browsers and word processors draw the signs of lists that way. */
export function drawnDots({ operators: { fnArray, argsArray }, base }: Options): PdfDot[] {
  const dots: PdfDot[] = []
  const outer: Matrix[] = []
  let matrix = base
  for (const [index, operation] of fnArray.entries()) {
    // an edge: pdf.js types what an operation has as any
    const args = argsArray[index] as unknown[] | null
    if (operation === OPS.save) outer.push(matrix)
    else if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd)
      matrix = outer.pop() ?? matrix
    else if (operation === OPS.transform) matrix = times(matrix, args)
    else if (operation === OPS.paintFormXObjectBegin) {
      outer.push(matrix)
      if (args?.[0]) matrix = times(matrix, args[0])
    } else if (operation === OPS.constructPath && args?.[0] !== OPS.endPath)
      dots.push(...dotOf({ bounds: args?.[2], matrix }))
  }
  return dots
}

const numbers = (value: unknown): number[] => Array.from(value as ArrayLike<number>)

function times(matrix: Matrix, other: unknown): Matrix {
  return Util.transform(matrix, numbers(other))
}

function dotOf({ bounds, matrix }: { bounds: unknown; matrix: Matrix }): PdfDot[] {
  if (!bounds) return []
  const [left = 0, top = 0, right = 0, bottom = 0] = numbers(bounds)
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix
  const at = (x: number, y: number) => ({ x: a * x + c * y + e, y: b * x + d * y + f })
  const [one, two] = [at(left, top), at(right, bottom)]
  const [width, height] = [Math.abs(one.x - two.x), Math.abs(one.y - two.y)]
  const isDot = [width, height].every((side) => side > LEAST && side < MOST) && Math.abs(width - height) < 1
  return isDot ? [{ x: Math.min(one.x, two.x), y: (one.y + two.y) / 2, width }] : []
}

/** Whether a font of a page is a bold one; its operators must have been read. */
export function isBoldFont({ page, name }: { page: PDFPageProxy; name: string }): boolean {
  if (!page.commonObjs.has(name)) return false
  const font = page.commonObjs.get(name) as { name?: string; bold?: boolean; black?: boolean } | null
  return font?.bold === true || font?.black === true || /bold|black|heavy|demi/i.test(font?.name ?? '')
}
