import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Layout } from '../layouts/types'
import { charactersOf } from '../render/characters'
import { isVisibleCharacter } from './is-visible-character'

/** First and last code point of each stretch that the fonts can draw, ascending. */
export type CoveredRanges = [number, number][]
type Options = { content: ResumeContent; layout: Layout }

/** What every font of ours has: no need to ask further. */
const SURE =
  /^[\u0020-\u007e\u00a0\u00b7\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u3000-\u3002\u3008-\u3011\u4e00-\u9fa5\uff01-\uff5e]$/

/** The characters a document draws that are not among the commonest: those that a font may lack. */
export function rareCharacters({ content, layout }: Options): string[] {
  const { regular, bold } = charactersOf({ content, layout })
  return [...new Set(regular + bold)].filter((one) => !SURE.test(one) && isVisibleCharacter(one))
}

type Missing = { characters: string[]; covered: CoveredRanges }

/** Those of some characters that no font has. */
export function missingCharacters({ characters, covered }: Missing): string[] {
  return characters.filter((character) => {
    const point = character.codePointAt(0) ?? 0
    return !covered.some(([first, last]) => point >= first && point <= last)
  })
}
