import type { Language } from '../../../collections/resumes/schema'
import type { ImportResult } from '~/features/interchange/import-json-resume'
import { importJsonResume } from '~/features/interchange/import-json-resume'
import { importLines } from '~/features/interchange/import-lines'
import { importJianli, isJianliFile } from '~/features/interchange/jianli-file'
import { linesOfMarkdown } from '~/features/interchange/lines/lines-of-markdown'
import { linesOfText } from '~/features/interchange/lines/lines-of-text'
import { decodeText } from './decode-text'
import type { SourceFormat } from './formats'
import { messageOf, textResult, type ReadSource } from './read-result'
import { CONVERT_TEXTS } from './texts'

export type Source = { format: SourceFormat; bytes: Uint8Array<ArrayBuffer>; language: Language }
/** Reads any supported file into a resume. Readers of large formats are fetched when they are needed. */
export async function readSource({ format, bytes, language }: Source): Promise<ReadSource> {
  const t = CONVERT_TEXTS[language]
  if (format === 'pdf') return (await import('./read-pdf-source')).readPdfSource({ bytes, language })
  if (format === 'oldword' || format === 'picture' || format === 'archive' || format === 'other')
    return { ok: false, message: t.refused[format] }
  if (format === 'docx') {
    const { readDocxLines } = await import('~/features/interchange/read-docx-lines')
    const lines = await readDocxLines(bytes.buffer).catch(() => undefined)
    return lines
      ? textResult({ result: importLines({ lines, language }), language })
      : { ok: false, message: t.brokenDocx }
  }
  const source = decodeText(bytes).replace(/^\uFEFF/, '')
  if (source.trim() === '') return { ok: false, message: t.empty }
  if (format === 'json') return structured(await readJson({ source, language }))
  if (format === 'yaml') {
    const { importYaml } = await import('~/features/interchange/import-yaml')
    return structured(importYaml({ source, language }))
  }
  return textResult({ result: importLines({ lines: await linesOf({ source, format }), language }), language })
}

async function linesOf({ source, format }: { source: string; format: SourceFormat }) {
  if (format === 'markdown') return linesOfMarkdown(source)
  if (format !== 'html') return linesOfText(source)
  const { linesOfHtml } = await import('~/features/interchange/lines/lines-of-html')
  return linesOfHtml(withoutDoubled(source.replace(UNSEEN, '')), { isPage: !WORD.test(source) })
}

/** What a page doesn't show, and the signs that Word writes before items for programs without lists. */
const UNSEEN =
  /<(script|style|head|template)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<!\[if !supportLists\]>[\s\S]*?<!\[endif\]>/gi

/** What is hidden from those who listen to a page and stands there for them once more. */
const DOUBLED =
  /(<(\w+)\b[^<>]*\baria-hidden="true"[^<>]*>([^<]*)<\/\2\s*>)\s*<(\w+)\b[^<>]*\bclass="([^"<>]*)"[^<>]*>([^<]*)<\/\4\s*>/gi
const HEARD = /(?<![\w:-])(?:visually-hidden|sr-only)(?![\w-])/i
const WORD = /\bmso-|\bclass="?Mso/

const withoutDoubled = (source: string): string =>
  source.replace(
    DOUBLED,
    (whole, seen: string, _tag, said: string, _other, classes: string, heard: string) =>
      HEARD.test(classes) && said.trim() === heard.trim() ? seen : whole,
  )

async function readJson({ source, language }: { source: string; language: Language }): Promise<ImportResult> {
  try {
    const data: unknown = JSON.parse(source)
    if (isJianliFile(data)) return importJianli({ data, language })
    // The builder whose files are brought most often.
    const isOfBuilder = /"sections"\s*:/.test(source)
    const other = isOfBuilder ? await import('~/features/interchange/reactive-resume') : undefined
    const isOther = other?.isReactiveResume(data) === true
    return importJsonResume({ data: isOther ? other.reactiveToJsonResume(data) : data, language })
  } catch (error) {
    const line = lineOfError({ source, error })
    return { ok: false, errors: [{ path: '', message: CONVERT_TEXTS[language].brokenJson(line) }] }
  }
}

/** Engines say a line or how many letters stand before the fault; of a file that ends too early, nothing. */
function lineOfError({ source, error }: { source: string; error: unknown }): number | undefined {
  const { line, position } = /line (?<line>\d+)|position (?<position>\d+)/.exec(String(error))?.groups ?? {}
  return line ? Number(line) : position ? source.slice(0, Number(position)).split('\n').length : undefined
}

function structured(result: ImportResult): ReadSource {
  return result.ok ? { ...result, how: 'structured' } : { ok: false, message: messageOf(result) }
}
