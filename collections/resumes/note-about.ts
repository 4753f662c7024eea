import type { CollectionBeforeChangeHook } from 'payload'
import { resumeContent } from './schema'
import { ownTitle } from './title-of'

/** Notes beside the content whose resume it is and for which position: what lists are searched by. */
export const noteAbout: CollectionBeforeChangeHook = ({ data }) =>
  data.content === undefined ? data : { ...data, about: aboutOf(data.content) }

/** Name and position as a stored content says them; empty where it says neither. */
export function aboutOf(content: unknown): string {
  const { data } = resumeContent.safeParse(content)
  return data ? ownTitle(data) : ''
}
