export type FieldChange = { field: string; before: unknown; after: unknown }
type Fields = { [name: string]: unknown }

/** Secrets, what nobody changes by hand, and what follows from something else. */
const LEFT_OUT =
  /^(id|createdAt|updatedAt|hash|salt|password|sessions|collection|globalType|_strategy|loginAttempts|lockUntil|apiKey\w*|reset\w+|accessCode|codeHash|\w*(secret|token)\w*)$/i
const LONGEST = 300

/** The top-level fields that differ, secrets left out, long values cut short. */
export function changedFields({ before, after }: { before: Fields; after: Fields }): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => !LEFT_OUT.test(name) && textOf(before[name]) !== textOf(after[name]))
    .map((field) => ({ field, before: short(before[field]), after: short(after[field]) }))
}

/** A populated relation counts as its id. */
function textOf(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null && 'id' in part && 'createdAt' in part ? part.id : part,
  )
}

function short(value: unknown): unknown {
  const text = textOf(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length})` : JSON.parse(text)
}
