import { parse } from 'yaml'
import type { Language } from '../../../collections/resumes/schema'
import { importJsonResume, type ImportResult } from './import-json-resume'
import { importJianli, isJianliFile } from './jianli-file'
import { isRenderCv, renderCvToJsonResume } from './yaml/rendercv-to-json-resume'

const NOT_YAML: Record<Language, (line: number) => string> = {
  'zh-CN': (line) => `第 ${line} 行不是有效的 YAML`,
  en: (line) => `Line ${line} is not valid YAML`,
}

/** Makes a resume of YAML: RenderCV's, or JSON Resume written as YAML. */
export function importYaml({ source, language }: { source: string; language: Language }): ImportResult {
  const read = readYaml(source)
  if (!read.ok) {
    return { ok: false, errors: [{ path: '', message: NOT_YAML[language](read.line) }] }
  }
  const { data } = read
  if (isJianliFile(data)) return importJianli({ data, language })
  return importJsonResume({ data: isRenderCv(data) ? renderCvToJsonResume(data) : data, language })
}

/** Deep-alias files (“billion laughs”) end here instead of filling the memory. */
const MAX_ALIASES = 50

type Read = { ok: true; data: unknown } | { ok: false; line: number }

/** Reads YAML 1.2. A fault is told with its line, from 1. */
function readYaml(source: string): Read {
  try {
    const data: unknown = parse(source, { maxAliasCount: MAX_ALIASES, schema: 'core', prettyErrors: true })
    return { ok: true, data }
  } catch (error) {
    const [, line] = /at line (\d+)/.exec(String(error)) ?? []
    return { ok: false, line: Number(line ?? 1) }
  }
}
