import { LANGUAGES, type Language } from '../../../collections/resumes/schema'

export type ExampleFilters = { group: string; lang: Language | '' }

/** What the address asks for; anything unknown in it is as if it were not there. */
export function readExampleFilters(options: { search: URLSearchParams; groups: string[] }): ExampleFilters {
  const { search, groups } = options
  return {
    group: groups.find((key) => key === search.get('group')) ?? '',
    lang: LANGUAGES.find((language) => language === search.get('lang')) ?? '',
  }
}

/** The address of the examples with these filters. */
export function examplesAddress({ group, lang }: ExampleFilters): string {
  const search = new URLSearchParams({ ...(group && { group }), ...(lang && { lang }) }).toString()
  return `/template${search && `?${search}`}`
}
