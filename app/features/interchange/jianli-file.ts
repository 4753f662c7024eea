import * as z from 'zod'
import { LAYOUT_CODES, type LayoutCode } from '../../../collections/layout-codes'
import { resumeContent, type Language, type ResumeContent } from '../../../collections/resumes/schema'
import { withoutSteps } from '../../../collections/resumes/without-steps'
import { isJsonObject } from './json-resume/json'
import type { ImportResult } from './import-json-resume'

const MISFIT: Record<Language, string> = {
  'zh-CN': '这里的值不符合简历的格式',
  en: 'This value can’t go in a resume',
}

/** What a resume is drawn in; without a version the newest of the layout. */
export type Looks = { layout: LayoutCode; layoutVersion?: number | undefined }

/** Our own file: the whole document, with its looks and what is hidden. */
const jianliFile = z.object({
  jianli: z.literal(1),
  layout: z.enum(LAYOUT_CODES).optional().catch(undefined),
  layoutVersion: z.int().min(1).optional().catch(undefined),
  content: resumeContent,
})
type JianliFile = { jianli: 1; content: ResumeContent } & Partial<Looks>

export function exportJianli({ content, looks }: { content: ResumeContent; looks?: Looks }): JianliFile {
  return { jianli: 1, ...looks, content: withoutSteps(content) }
}

export function isJianliFile(data: unknown): boolean {
  return isJsonObject(data) && 'jianli' in data
}

/** Reads our own file; what does not fit is named by its path. */
export function importJianli({ data, language }: { data: unknown; language: Language }): ImportResult {
  const parsed = jianliFile.safeParse(data)
  if (parsed.success) {
    const { content, layout, layoutVersion } = parsed.data
    const read = { title: content.title, language: content.config.language, content, warnings: [] }
    return { ok: true, ...read, ...(layout ? { looks: { layout, layoutVersion } } : {}) }
  }
  const message = MISFIT[language]
  const errors = parsed.error.issues.map((issue) => ({ path: issue.path.map(String).join('.'), message }))
  return { ok: false, errors }
}
