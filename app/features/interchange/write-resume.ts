import type { ResumeContent } from '../../../collections/resumes/schema'
import { exportJsonResume } from './export-json-resume'
import { exportMarkdown } from './export-markdown'
import { exportText } from './export-text'
import { exportJianli, type Looks } from './jianli-file'

export const WRITTEN_FORMATS = ['jsonresume', 'markdown', 'text', 'docx', 'html', 'yaml', 'jianli'] as const
export type WrittenFormat = (typeof WRITTEN_FORMATS)[number]
export type WrittenResume = { data: string | Uint8Array<ArrayBuffer>; type: string; extension: string }

type Options = {
  content: ResumeContent
  /** which only our own format keeps */
  looks?: Looks
  format: WrittenFormat
}

/** Writes a resume in a format, on the server or in the browser; what is large is loaded when it is asked for. */
export async function writeResume({ content, looks, format }: Options): Promise<WrittenResume> {
  switch (format) {
    case 'docx': {
      const { exportDocx } = await import('./export-docx')
      return { data: await exportDocx(content), type: WORD, extension: 'docx' }
    }
    case 'yaml': {
      const { exportYaml } = await import('./export-yaml')
      return { data: exportYaml(content), type: 'application/yaml; charset=utf-8', extension: 'yaml' }
    }
    case 'html': {
      const { exportHtml } = await import('./export-html')
      return { data: exportHtml(content), type: 'text/html; charset=utf-8', extension: 'html' }
    }
    case 'markdown':
      return { data: exportMarkdown(content), type: 'text/markdown; charset=utf-8', extension: 'md' }
    case 'text':
      return { data: exportText(content), type: 'text/plain; charset=utf-8', extension: 'txt' }
    case 'jianli':
      return {
        data: jsonText(exportJianli({ content, ...(looks ? { looks } : {}) })),
        type: JSON_TYPE,
        extension: 'jianli.json',
      }
    case 'jsonresume':
      return { data: jsonText(exportJsonResume(content)), type: JSON_TYPE, extension: 'json' }
  }
}

const JSON_TYPE = 'application/json; charset=utf-8'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

function jsonText(data: unknown): string {
  return JSON.stringify(data, null, 2)
}
