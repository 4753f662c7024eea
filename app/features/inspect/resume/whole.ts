import type { Field } from './types'

const part = (name: string): Field => ({ path: `/${name}`, sectionId: `$${name}`, field: 'title', value: '' })

/** Places for what concerns a whole part of the document, or all of it. */
export const WHOLE: Record<'content' | 'baseInfo' | 'skill', Field> = {
  content: { path: '', value: '' },
  baseInfo: part('baseInfo'),
  skill: part('skill'),
}

export function avatarAt(field: 'show' | 'url'): Field {
  return { path: `/avatar/${field}`, sectionId: '$avatar', field, value: '' }
}

export function configAt(field: 'fontSize' | 'language' | 'lineSpace'): Field {
  return { path: `/config/${field}`, sectionId: '$config', field, value: '' }
}
