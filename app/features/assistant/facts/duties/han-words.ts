import type { Novelty } from './check-duties'
import { EMPTY_HAN, SAME_HAN } from './duty-words'

const EMPTY = new Set(EMPTY_HAN.split(' '))
const GROUPS = SAME_HAN.split('|').map((group) => group.split(' '))
let segmenter: Intl.Segmenter | undefined

/** The words of a Chinese clause that say something, and how many of them share hardly a character with what was said. */
export function newHanWords({
  clause,
  near,
  resume,
}: {
  clause: string
  near: string
  resume: string
}): Novelty {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  const words = Array.from(segmenter.segment(clause), ({ segment }) => segment).filter(
    (word) => /^\p{Script=Han}{2,}$/u.test(word) && !EMPTY.has(word),
  )
  const fresh = words.filter((word) => !isSaid({ word, near, resume }))
  return { fresh: fresh.length, all: words.length }
}

function isSaid({ word, near, resume }: { word: string; near: string; resume: string }): boolean {
  const shared = Array.from(word).filter((character) => near.includes(character)).length
  if (shared * 2 >= word.length || resume.includes(word)) return true
  return GROUPS.some(
    (group) => group.some((one) => word.includes(one)) && group.some((one) => near.includes(one)),
  )
}
