import type { Novelty } from './check-duties'
import { EMPTY_WORDS, SAME_WORDS } from './duty-words'

const FUNCTION_WORDS = new Set(
  'a an the and or of for in on at to with from by as into via per about over under through during within between among after before since until while i my we our you your he she it its they their his her this that these those is are was were be been has have had do does did not no all each every both more most less such own than then so if but also only just up down out off who which what when where how there here any some other another same very much many few several including include includes included both etc around along whose would could should can may will'.split(
    ' ',
  ),
)
const ENDING = /(?:ational|ations?|ments?|ings?|ions?|ness|edly|ers?|ors?|ies|ied|ed|es|al|ly|s|y|e)$/

/** A word without its endings, doubled letters made one: "planned", "planning" and "plans" are all "plan". */
function stemOf(word: string): string {
  const plain = word
    .toLowerCase()
    .replace(/'s$/, '')
    .replace(/[^a-z\d]/g, '')
  const stem = plain.replace(ENDING, (ending) => (plain.length - ending.length >= 3 ? '' : ending))
  return stem.replace(/([^aeiou])\1$/, '$1')
}

let groups: Map<string, number[]> | undefined
let empty: Set<string> | undefined

/** The stems of the words of a text that say something of what was done. */
function contentStems(text: string): string[] {
  empty ??= new Set(EMPTY_WORDS.trim().split(/\s+/).map(stemOf))
  const known = empty
  return Array.from(text.matchAll(/[\p{Script=Latin}][\p{Script=Latin}']+/gu), ([word]) => word)
    .filter((word) => word.length > 2 && !FUNCTION_WORDS.has(word.toLowerCase()))
    .map(stemOf)
    .filter((stem) => !known.has(stem))
}

/** The words of a text, to look others up by any form or by a word that stands for them. */
export type Stems = { all: Set<string>; byStart: Map<string, string[]>; groups: Set<number> }

export function stemsOf(text: string): Stems {
  const all = new Set(
    Array.from(text.matchAll(/[\p{Script=Latin}][\p{Script=Latin}']+/gu), ([word]) => stemOf(word)),
  )
  const byStart = new Map<string, string[]>()
  const found = new Set<number>()
  for (const stem of all) {
    const start = stem.slice(0, START)
    byStart.set(start, [...(byStart.get(start) ?? []), stem])
    for (const group of groupsOf(stem)) found.add(group)
  }
  return { all, byStart, groups: found }
}

/** How many of a text's words that say something stand in none of the sources. */
export function newStems({ text, sources }: { text: string; sources: Stems[] }): Novelty {
  const mine = contentStems(text)
  const fresh = mine.filter((stem) => !sources.some((stems) => isIn({ stem, stems })))
  return { fresh: fresh.length, all: mine.length }
}

const START = 4

function isIn({ stem, stems: { all, byStart, groups: said } }: { stem: string; stems: Stems }): boolean {
  return (
    all.has(stem) ||
    all.has(stem.replace(/^re/, '')) ||
    groupsOf(stem).some((group) => said.has(group)) ||
    (byStart.get(stem.slice(0, START)) ?? []).some((other) => isForm(stem, other))
  )
}

/** Whether two words begin alike but for a few last letters. */
function isForm(a: string, b: string): boolean {
  let shared = 0
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared += 1
  return (
    shared >= START &&
    shared >= Math.min(a.length, b.length) - 1 &&
    shared >= Math.max(a.length, b.length) - 4
  )
}

function groupsOf(stem: string): number[] {
  groups ??= readGroups()
  return groups.get(stem) ?? []
}

function readGroups(): Map<string, number[]> {
  const result = new Map<string, number[]>()
  for (const [index, line] of SAME_WORDS.trim().split('\n').entries())
    for (const word of line.split(' ')) {
      const stem = stemOf(word)
      result.set(stem, [...(result.get(stem) ?? []), index])
    }
  return result
}
