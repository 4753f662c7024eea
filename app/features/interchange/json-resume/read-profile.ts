import { baseInfoRow } from '../../../../collections/resumes/schema'
import { cleanLine } from './clean-text'
import type { JsonObject } from './json'
import type { RowDraft } from './read-basics'
import { readString } from './read-strings'
import type { MessageKey } from './texts'

type ReadRow = { row: RowDraft; notes: { field: string; key: MessageKey }[] }

/**
 * Reads a profile: the network is its label, the user name its value; an odd address stands beside the value. A name
 * that the address says in other letters, “Lin Wei” in linkedin.com/in/lin-wei, is printed there alone.
 */
export function readProfile(source: JsonObject): ReadRow {
  const [network, username, address] = ['network', 'username', 'url'].map((field) => {
    const { value, notes } = readString(source[field])
    return { field, value: cleanLine(value), notes: notes.map((key) => ({ field, key })) }
  })
  const url = baseInfoRow.shape.url.safeParse(address?.value.trim())
  const label = network?.value ?? ''
  const value = [
    label.length > 60 ? label : '',
    url.success && isSaid({ name: username?.value ?? '', url: url.data }) ? '' : (username?.value ?? ''),
    url.success ? '' : (address?.value ?? ''),
  ]
    .filter((part) => part.trim() !== '')
    .join(' ')
  const known = ['network', 'username', 'url']
  const unknown = Object.keys(source).filter((field) => !known.includes(field))
  return {
    row: {
      kind: 'profile',
      key: label.length > 60 ? '' : label,
      value: value.slice(0, 300),
      url: url.success ? url.data : '',
    },
    notes: [
      ...[network, username, address].flatMap((part) => part?.notes ?? []),
      ...(url.success ? [] : [{ field: 'url', key: 'url' as const }]),
      ...(value.length > 300 ? [{ field: 'username', key: 'cut' as const }] : []),
      ...unknown.map((field) => ({ field, key: 'unknown' as const })),
    ],
  }
}

/** Whether an address says a name, but not letter by letter: then it would be printed with the address. */
function isSaid({ name, url }: { name: string; url: string }): boolean {
  if (url.toLowerCase().includes(name.toLowerCase())) return false
  const bare = bareName(name)
  return bare.length > 2 && bareName(url).includes(bare)
}

const bareName = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
