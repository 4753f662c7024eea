import type { WrittenFormat } from '../../features/interchange/write-resume'

const PICTURES = ['png', 'png-long'] as const
/** Pictures of the PDF: one of each page, or of all of them. */
export type PictureFormat = (typeof PICTURES)[number]

/** What a resume is exported as, in the order of the menu. */
export const EXPORT_FORMATS = [
  'pdf',
  ...PICTURES,
  'docx',
  'markdown',
  'text',
  'jsonresume',
  'jianli',
] as const satisfies readonly ('pdf' | PictureFormat | WrittenFormat)[]
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export function isPicture(format: ExportFormat): format is PictureFormat {
  return PICTURES.some((one) => one === format)
}
