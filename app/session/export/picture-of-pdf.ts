import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { loadTwice } from '~/components/late/load-twice'
import { zipOf } from '~/components/ui/save-files'
import type { PictureFormat } from './export-formats'

/** Pixels to a point of the PDF: twice those of the page on a screen. */
const SCALE = 192 / 72
/** What every browser's canvas holds, iOS's the least: its length in pixels, and its area. */
const MOST_LENGTH = 16_384
const MOST_AREA = 16_777_216

/**
 * Pictures of a PDF's pages, drawn in the browser: one PNG, of several pages a ZIP of them, or all one under the other as one
 * long picture. What is long beyond what a canvas holds is drawn smaller.
 */
export async function pictureOfPdf({ pdf, format }: { pdf: File; format: PictureFormat }): Promise<File> {
  const { openPdf } = await loadTwice(() => import('~/features/open-pdf/open-pdf'))
  const opened = await openPdf(new Uint8Array(await pdf.arrayBuffer()))
  if (!opened.ok) throw new Error(`The PDF is ${opened.reason}`)
  const name = pdf.name.replace(/\.pdf$/i, '')
  try {
    if (format === 'png-long') return fileOf({ name, picture: await longPicture(opened.pdf) })
    const files: File[] = []
    for (let number = 1; number <= opened.pdf.numPages; number += 1) {
      const picture = await pagesPicture({ pdf: opened.pdf, numbers: [number], scale: SCALE })
      files.push(fileOf({ name: opened.pdf.numPages > 1 ? `${name} ${number}` : name, picture }))
    }
    const [only, ...others] = files
    if (only && others.length === 0) return only
    return await zipOf({ files: files.map((file) => ({ name: file.name, file })), name })
  } finally {
    await opened.close()
  }
}

async function longPicture(pdf: PDFDocumentProxy): Promise<Blob> {
  const numbers = Array.from({ length: pdf.numPages }, (_, i) => i + 1)
  const sizes = await Promise.all(
    numbers.map(async (number) => (await pdf.getPage(number)).getViewport({ scale: 1 })),
  )
  const length = sizes.reduce((sum, { height }) => sum + height, 0)
  const width = Math.max(...sizes.map((size) => size.width))
  const scale = Math.min(SCALE, MOST_LENGTH / length, Math.sqrt(MOST_AREA / (length * width)))
  return pagesPicture({ pdf, numbers, scale })
}

type Drawn = { pdf: PDFDocumentProxy; numbers: number[]; scale: number }

/** Pages one under the other on one canvas. */
async function pagesPicture({ pdf, numbers, scale }: Drawn): Promise<Blob> {
  const canvases: HTMLCanvasElement[] = []
  for (const number of numbers) {
    const page = await pdf.getPage(number)
    const viewport = page.getViewport({ scale })
    const canvas = canvasOf(viewport)
    await page.render({ canvas, viewport }).promise
    page.cleanup()
    canvases.push(canvas)
  }
  const [first, ...others] = canvases
  if (first && others.length === 0) return blobOf(first)
  const whole = canvasOf({
    width: Math.max(...canvases.map(({ width }) => width)),
    height: canvases.reduce((sum, { height }) => sum + height, 0),
  })
  const context = whole.getContext('2d')
  let top = 0
  for (const canvas of canvases) {
    context?.drawImage(canvas, 0, top)
    top += canvas.height
  }
  return blobOf(whole)
}

function canvasOf({ width, height }: { width: number; height: number }): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), {
    width: Math.floor(width),
    height: Math.floor(height),
  })
}

async function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The canvas gave no picture')
  return blob
}

const fileOf = ({ name, picture }: { name: string; picture: Blob }) =>
  new File([picture], `${name}.png`, { type: 'image/png' })
