import type { JsonObject } from './json'

/** The lists in the order of JSON Resume's schema, in which programs write them. */
export const SCHEMA_LISTS = [
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
]
/** With what we add to them. */
const SCHEMA_ORDER = [...SCHEMA_LISTS, 'customSections']
/** The order a reader expects. */
const READERS_ORDER = [
  'work',
  'education',
  'projects',
  'volunteer',
  'skills',
  'awards',
  'certificates',
  'publications',
  'languages',
  'customSections',
  'interests',
  'references',
]
/** What one has done stands before what one got and speaks, and both before what one likes and who says so. */
const RANKS = [
  ['awards', 'certificates', 'languages', 'customSections'],
  ['interests', 'references'],
]

/** The lists of a file as they stand on the page: in its own order where somebody chose one, else as a reader expects. */
export function orderLists(root: JsonObject): string[] {
  const found = Object.keys(root).filter((key) => SCHEMA_ORDER.includes(key))
  const asSchema = SCHEMA_ORDER.filter((list) => found.includes(list))
  if (found.join() === asSchema.join()) return READERS_ORDER.filter((list) => found.includes(list))
  return found.toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** What is in no rank comes first. */
const rankOf = (list: string) => RANKS.findIndex((rank) => rank.includes(list))
