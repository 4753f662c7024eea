import type { GuideTag } from '../../../collections/guide-tags'
import type { Language } from '../../../collections/resumes/schema'

/** A guide as it lies in this folder: a head of `name: value` lines between two `---`, then Markdown. */
export type GuideSource = {
  slug: string
  language: Language
  title: string
  summary: string
  tags: GuideTag[]
  author: string
  /** YYYY-MM-DD */
  publishedAt: string
  /** YYYY-MM-DD; the day it was published unless the head names another */
  updatedAt: string
  /** slugs */
  related: string[]
  body: string
}

/** @throws when a line of the head is missing */
export function readGuideSource(text: string): GuideSource {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const fields = new Map(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()] as const
    }),
  )
  const field = (name: string): string => {
    const value = fields.get(name)
    if (!value) throw new Error(`a guide has no ${name}: ${head}`)
    return value
  }
  const list = (value: string | undefined) => (value ?? '').split(',').map((part) => part.trim())
  return {
    slug: field('slug'),
    language: field('language') as Language,
    title: field('title'),
    summary: field('summary'),
    tags: list(field('tags')) as GuideTag[],
    author: field('author'),
    publishedAt: field('publishedAt'),
    updatedAt: fields.get('updatedAt') ?? field('publishedAt'),
    related: list(fields.get('related')).filter(Boolean),
    body: body.trim(),
  }
}
