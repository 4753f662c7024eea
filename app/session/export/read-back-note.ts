/** What the answer with a PDF says of how the file reads back. */
export type ReadBackNote = {
  /** Of the resume; empty for a guest's. */
  id: string
  key: string
  /** In how many places it differs from the resume; undefined where it is being read, or only once somebody asks. */
  found: number | undefined
}

/** Undefined where the answer says nothing. */
export function readBackNote({ id, headers }: { id: string; headers: Headers }): ReadBackNote | undefined {
  const [key, state] = [headers.get('x-read-back-key'), headers.get('x-read-back')]
  // Where too many are being read, asking at once would not help.
  if (key === null || state === null || state === 'none') return undefined
  if (state === 'whole') return { id, key, found: 0 }
  const [, found] = /^found=(\d+)$/.exec(state) ?? []
  return { id, key, found: found === undefined ? undefined : Number(found) }
}
