import { openPdf } from '~/features/open-pdf/open-pdf'
import type { OpenFile } from './sheet'

const WIDTH = 320

/** Small pictures of the pages of a file, one after another, as data that an <img> takes; '' where one can't be drawn. */
export async function* drawPages(file: OpenFile): AsyncGenerator<{ page: number; picture: string }> {
  const opened = await openPdf(file.bytes)
  if (!opened.ok) return
  try {
    for (let number = 1; number <= opened.pdf.numPages; number += 1) {
      const page = await opened.pdf.getPage(number)
      const viewport = page.getViewport({ scale: 1 })
      const scale = WIDTH / Math.max(viewport.width, viewport.height)
      const canvas = document.createElement('canvas')
      const sized = page.getViewport({ scale })
      canvas.width = Math.ceil(sized.width)
      canvas.height = Math.ceil(sized.height)
      const drawn = await page.render({ canvas, viewport: sized }).promise.then(
        () => true,
        () => false,
      )
      yield { page: number, picture: drawn ? canvas.toDataURL('image/jpeg', 0.8) : '' }
      page.cleanup()
    }
  } finally {
    await opened.close()
  }
}
