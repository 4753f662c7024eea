/** Longest side of a photo in a resume, in pixels: 240 CSS pixels at twice the density. */
const LONGEST = 480
/** Characters of the data URL, about 150 KB. */
const MAX_LENGTH = 150_000
const QUALITIES = [0.86, 0.78, 0.68, 0.55, 0.4]

/**
 * A chosen picture as a small JPEG data URL, upright, at most 480 px and 150 KB. Answers undefined when the file is
 * no picture that this browser can read.
 */
export async function shrinkPhoto(picture: Blob | HTMLCanvasElement): Promise<string | undefined> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return undefined
  for (const longest of [LONGEST, 360, 240]) {
    const canvas = draw({ bitmap, longest })
    for (const quality of QUALITIES) {
      const url = canvas.toDataURL('image/jpeg', quality)
      if (url.length <= MAX_LENGTH) {
        bitmap.close()
        return url
      }
    }
  }
  bitmap.close()
  return undefined
}

function draw({ bitmap, longest }: { bitmap: ImageBitmap; longest: number }): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return canvas
  // JPEG has no transparency: what is see-through becomes paper.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}
