import type { Site } from '../../setup/start-site'

type Options = { site: Site; id: string; slug: string; words: string }

/** What a visitor gets of a guide by every door of the site, each with its name. */
export async function openDoors({ site, id, slug, words }: Options): Promise<[string, string][]> {
  // a page of results repeats what was asked for, so only a part of it is
  const [query = ''] = words.split(' ')
  const pages = [
    `/guide/${slug}`,
    `/guide/${id}`,
    `/guide-preview/${id}`,
    '/guide',
    `/search?q=${query}`,
    '/sitemap.xml',
    '/guide/feed.xml',
    `/api/guides/${id}?draft=true`,
    `/api/guides?draft=true&trash=true&where[title][like]=${query}`,
    `/api/guides/versions?where[parent][equals]=${id}`,
    `/api/search-entries?where[title][like]=${query}`,
    `/api/graphql?query=${encodeURIComponent(`{ Guide(id: "${id}", draft: true) { title } }`)}`,
  ]
  const calls: [string, object][] = [
    ['/guide/list', { query }],
    [`/guide/detail/${id}`, { draft: true }],
    [`/guide/detail/${slug}`, { draft: true }],
    ['/guide/draft-list', {}],
  ]
  const asked = [
    ...pages.map(async (path): Promise<[string, string]> => [path, await textOf(site.url + path)]),
    ...calls.map(async ([path, body]): Promise<[string, string]> => {
      const headers = { 'content-type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      return [path, await textOf(`${site.url}/resume-api${path}`, init)]
    }),
  ]
  return Promise.all(asked)
}

/** The doors behind which these words are to be seen. */
export function showing(doors: [string, string][], words: string): string[] {
  // a search page repeats what was asked for
  return doors.filter(([, text]) => text.includes(words)).map(([door]) => door)
}

async function textOf(address: string, init?: RequestInit): Promise<string> {
  return (await fetch(address, init)).text()
}
