import { parse } from 'yaml'

/** Deep-alias files (“billion laughs”) end here instead of filling the memory. */
const MAX_ALIASES = 50

type Read = { ok: true; data: unknown } | { ok: false; line: number; message: string }

/** Reads YAML 1.2. A fault is told with its line, from 1. */
export function readYaml(source: string): Read {
  try {
    const data: unknown = parse(source, { maxAliasCount: MAX_ALIASES, schema: 'core', prettyErrors: true })
    return { ok: true, data }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const [, line] = /at line (\d+)/.exec(message) ?? []
    return { ok: false, line: Number(line ?? 1), message: message.split('\n')[0] ?? '' }
  }
}
