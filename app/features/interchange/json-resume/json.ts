export type JsonObject = { [key: string]: unknown }

/** Deeper files are no resumes; the limit keeps every later walk off the stack's end. */
const MAX_DEPTH = 90

/** What was kept has a few levels around it. */
const MAX_KEPT_DEPTH = 100

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A copy that holds JSON and nothing else, or undefined when the value is no JSON or nested too deep. */
export function toJson(value: unknown): { value: unknown } | undefined {
  if (!isShallow({ value, limit: MAX_DEPTH })) return undefined
  try {
    const text: unknown = JSON.stringify(value)
    return typeof text === 'string' ? { value: JSON.parse(text) } : undefined
  } catch {
    return undefined
  }
}

/** Reads JSON that an import kept; what somebody else put there counts as nothing. */
export function parseKept(text: unknown): JsonObject | undefined {
  if (typeof text !== 'string') return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isJsonObject(value) && isShallow({ value, limit: MAX_KEPT_DEPTH }) ? value : undefined
  } catch {
    return undefined
  }
}

function isShallow({ value, limit }: { value: unknown; limit: number }): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth < limit; depth += 1) {
    level = level.flatMap((node) => (typeof node === 'object' && node !== null ? Object.values(node) : []))
    if (level.length === 0) return true
  }
  return false
}
