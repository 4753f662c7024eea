/** A form when there is a file among the fields, which doesn't travel as JSON; else undefined. */
export function formOf(input: unknown): FormData | undefined {
  const parts = Object.entries(input ?? {}).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).map((part: unknown) => ({ name, part })),
  )
  if (!parts.some(({ part }) => part instanceof Blob)) return undefined
  const form = new FormData()
  for (const { name, part } of parts)
    if (part !== undefined) form.append(name, part instanceof Blob ? part : String(part))
  return form
}
