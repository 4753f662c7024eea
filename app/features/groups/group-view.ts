import type { DataFromCollectionSlug } from 'payload'
import type { Language } from '../../../collections/resumes/schema'

export type GroupDocument = DataFromCollectionSlug<'resume-groups'>
type Text = Record<Language, string>

export type ExampleSummary = {
  /** within its group, for the address */
  key: string
  name: string
  resumeId: string
  language: Language
  templateCode: string
  /** the first page as a picture */
  picture: string
}

export type GroupView = {
  key: string
  order: number
  title: Text
  summary: Text
  /** Markdown */
  text: Text
  cover: string | null
  types: ExampleSummary[]
  /** ISO 8601 */
  updatedAt: string
}

/** Where an example can be looked at and begun with; `now` asks how at once when the visitor comes from this site. */
export function exampleAddress(options: { group: string; key: string; now?: boolean }): string {
  return `/template/use/${options.group}/${options.key}${options.now ? '?now' : ''}`
}

/** Where a template can be looked at and used. */
export function templateAddress(options: { code: string; now?: boolean }): string {
  return `/template/use/${options.code}${options.now ? '?now' : ''}`
}
