import type { FieldTarget } from '../session/editor'

const FIELDS: Record<string, string> = {
  row: 'value',
  date: 'start',
  skill: 'key',
  fact: 'value',
  photo: 'url',
}

/** The field behind a block of the page: its id is the owner's id, a dot and which part of the owner it is. */
export function fieldOfBlock(block: string): FieldTarget | undefined {
  const [owner, part = ''] = block.split('.')
  if (!owner) return undefined
  if (owner === '$contact') return { owner: '$baseInfo', field: 'title' }
  return { owner, field: FIELDS[part] ?? part }
}
