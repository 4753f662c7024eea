import type { JobFilters } from '~/features/recruitment/list-jobs.server'

/** What the address asks the jobs for. */
export function readJobFilters(search: URLSearchParams): JobFilters {
  const text = (name: string, most: number) => (search.get(name) ?? '').trim().slice(0, most)
  const page = Number(search.get('page'))
  return {
    q: text('q', 100),
    city: text('city', 60),
    tag: text('tag', 30),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 1000) : 1,
  }
}

/** The address of the jobs with these filters. */
export function jobsAddress({ q, city, tag, page }: JobFilters): string {
  const search = new URLSearchParams({
    ...(q && { q }),
    ...(city && { city }),
    ...(tag && { tag }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return `/recruitment${search && `?${search}`}`
}
