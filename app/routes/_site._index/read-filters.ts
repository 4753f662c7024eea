import { TEMPLATE_TAG_KEYS, type TemplateTag } from '../../../collections/template-tags'

export type WallFilters = { filter: 'new' | 'hot'; tags: TemplateTag[]; page: number }

/** What the address asks the template wall for; anything unknown in it is as if it were not there. */
export function readFilters(search: URLSearchParams): WallFilters {
  const asked = search.getAll('tags').flatMap((value) => value.split(','))
  const page = Number(search.get('page'))
  return {
    filter: search.get('filter') === 'hot' ? 'hot' : 'new',
    tags: TEMPLATE_TAG_KEYS.filter((tag) => asked.includes(tag)),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 1000) : 1,
  }
}

export function wallAddress({ filter, tags, page }: WallFilters): string {
  const search = [
    filter === 'hot' && 'filter=hot',
    tags.length > 0 && `tags=${tags.join(',')}`,
    page > 1 && `page=${page}`,
  ].filter(Boolean)
  return `/${search.length > 0 ? `?${search.join('&')}` : ''}#templates`
}
