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

let groups: Map<string, Set<number>> | undefined
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

/** All stems of a text, to look others up in. */
export function stemsOf(text: string): Set<string> {
  return new Set(
    Array.from(text.matchAll(/[\p{Script=Latin}][\p{Script=Latin}']+/gu), ([word]) => stemOf(word)),
  )
}

/** How many of a text's words that say something are of none of the stems. */
export function newStems({ text, stems }: { text: string; stems: Set<string> }): Novelty {
  const mine = contentStems(text)
  const fresh = mine.filter(
    (stem) => !stems.has(stem) && ![...stems].some((other) => isSameWord(stem, other)),
  )
  return { fresh: fresh.length, all: mine.length }
}

/** Whether two stems are of one word or stand for each other. */
function isSameWord(a: string, b: string): boolean {
  if (a === b || a === `re${b}`) return true
  let shared = 0
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared += 1
  if (shared >= 4 && shared >= Math.min(a.length, b.length) - 1 && shared >= Math.max(a.length, b.length) - 4)
    return true
  groups ??= readGroups()
  const mine = groups.get(a)
  const theirs = groups.get(b)
  return mine !== undefined && theirs !== undefined && [...mine].some((group) => theirs.has(group))
}

function readGroups(): Map<string, Set<number>> {
  const result = new Map<string, Set<number>>()
  for (const [index, line] of SAME_WORDS.trim().split('\n').entries())
    for (const word of line.split(' ')) {
      const stem = stemOf(word)
      result.set(stem, (result.get(stem) ?? new Set()).add(index))
    }
  return result
}
