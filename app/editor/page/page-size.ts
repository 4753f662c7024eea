import { PAGE_FORMATS, type PageFormat } from '../../../collections/resumes/choices'

/** A page in CSS pixels. */
export function pageSize(format: PageFormat): { width: number; height: number } {
  const { width, height } = PAGE_FORMATS[format]
  return { width: (width * 96) / 25.4, height: (height * 96) / 25.4 }
}
