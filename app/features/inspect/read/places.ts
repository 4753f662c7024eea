import type { Field, Spot } from '../types'
import type { ReadItem } from './types'

const part = (name: string): Field => ({ path: `/${name}`, sectionId: `$${name}`, field: 'title', value: '' })

/** Places for what concerns a whole part of the document, or all of it. */
export const WHOLE: Record<'content' | 'baseInfo' | 'skill', Field> = {
  content: { path: '', value: '' },
  baseInfo: part('baseInfo'),
  skill: part('skill'),
}

type Setting = { of: 'avatar' | 'config'; field: 'show' | 'url' | 'fontSize' | 'language' }

export function settingAt({ of, field }: Setting): Field {
  return { path: `/${of}/${field}`, sectionId: `$${of}`, field, value: '' }
}

/** What is told with the words of its own field. */
export const toldBy = (at: Field): Spot => ({ at, values: [at.value] })

export function dateAt({ at, item }: ReadItem, field: 'start' | 'end'): Field {
  return { ...at, path: siblingOf({ path: at.path, name: field }), field, value: item[field] }
}

/** The pointer to another field of the object that a pointer's field is in. */
export function siblingOf({ path, name }: { path: string; name: string }): string {
  return path.slice(0, path.lastIndexOf('/') + 1) + name
}
