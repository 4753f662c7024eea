import { PAGE_FORMATS, type PageFormat } from '../../../collections/resumes/choices'

type Size = { width: number; height: number }

const sizes = new Map<PageFormat, Size>()

/** A page in CSS pixels; the same object for the same format. */
export function pageSize(format: PageFormat): Size {
  const { width, height } = PAGE_FORMATS[format]
  const size = sizes.get(format) ?? { width: (width * 96) / 25.4, height: (height * 96) / 25.4 }
  sizes.set(format, size)
  return size
}
