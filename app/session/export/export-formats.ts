import type { WrittenFormat } from '../../features/interchange/write-resume'

/** What a resume is exported as, in the order of the menu. */
export const EXPORT_FORMATS = [
  'pdf',
  'docx',
  'markdown',
  'text',
  'jsonresume',
  'jianli',
] as const satisfies readonly ('pdf' | WrittenFormat)[]
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
