import type { Language } from '../../../collections/resumes/schema'
import type { OfPerson } from '../auth/person-of-request.server'
import { inDocumentThread } from '../threads/in-document-thread.server'
import { createResume, type CreateResumeResult } from './create-resume.server'

const IMPORTED: Record<Language, string> = { 'zh-CN': '导入的简历', en: 'Imported resume' }

type Place = { path: string; message: string }

export type ImportResumeOptions = OfPerson & {
  /** of the warnings and errors; the resume's own is read from the file */
  language: Language
  /** parsed JSON Resume */
  data: unknown
}
export type ImportResumeResult =
  | { ok: true; id: string; revision: number; warnings: Place[] }
  | { ok: false; reason: 'unreadable'; errors: Place[] }
  | Extract<CreateResumeResult, { ok: false }>

/** Makes a resume of a JSON Resume file. `warnings` names by path what is kept for export, but can't be printed. */
export async function importResume(options: ImportResumeOptions): Promise<ImportResumeResult> {
  const { payload, person, language, data } = options
  const read = await inDocumentThread('readJsonResume', { data, language })
  if (!read.ok) return { ok: false, reason: 'unreadable', errors: read.errors }
  const { title, content, warnings } = read
  const named = title.trim() || IMPORTED[language]
  const created = await createResume({ payload, person, language, title: named, content })
  return created.ok ? { ok: true, id: created.resume.id, revision: 1, warnings } : created
}
