import * as z from 'zod'
import { CallError } from '~/api/client'
import { editorClient } from '../session/editor-client'
import type { IMPORT_TEXTS } from '../texts/import-texts'

export type Imported =
  { ok: true; id: string; warnings: { path: string; message: string }[] } | { ok: false; message: string }

type Options = { source: string; texts: (typeof IMPORT_TEXTS)['en'] }

const issues = z.object({ issues: z.array(z.object({ path: z.string(), message: z.string() })) })

/** Makes a resume in the account from JSON Resume. The message of a refusal names the field. */
export async function importResume({ source, texts }: Options): Promise<Imported> {
  if (source.trim() === '') return { ok: false, message: texts.empty }
  const data = parseObject(source)
  if (!data) return { ok: false, message: texts.notJson }
  try {
    const { id, warnings } = await editorClient().call('POST /resume/import', {
      input: { data },
    })
    return { ok: true, id, warnings }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const found = issues.safeParse(error.data).data?.issues[0]
    return { ok: false, message: found ? `${found.path}: ${found.message}` : error.message }
  }
}

function parseObject(source: string): Record<string, unknown> | undefined {
  try {
    return z.record(z.string(), z.unknown()).safeParse(JSON.parse(source.replace(/^\uFEFF/, ''))).data
  } catch {
    return undefined
  }
}
