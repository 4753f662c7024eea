import type { Language } from '../../../collections/resumes/schema'
import type { ImportResult } from '~/features/interchange/import-json-resume'
import { CONVERT_TEXTS } from './texts'

/** `how` says in a word or two by which way the file was read. */
export type ReadSource =
  | (Extract<ImportResult, { ok: true }> & { how: 'structured' | 'text' | 'attachment' })
  | { ok: false; message: string }

/** A reader of free text always makes something; nothing at all to read is a fault. */
export function textResult({ result, language }: { result: ImportResult; language: Language }): ReadSource {
  if (!result.ok) return { ok: false, message: messageOf(result) }
  const { entryList, baseInfo, skill } = result.content
  const isEmpty = entryList.length === 0 && baseInfo.list.length === 0 && skill.list.length === 0
  return isEmpty ? { ok: false, message: CONVERT_TEXTS[language].empty } : { ...result, how: 'text' }
}

export function messageOf({ errors }: Extract<ImportResult, { ok: false }>): string {
  const [first] = errors
  return [first?.path, first?.message].filter(Boolean).join(': ')
}
