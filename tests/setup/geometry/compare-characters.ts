import type { PageCharacter } from './page-characters'
import type { PdfCharacter } from './pdf-characters'

type Options = { screen: PageCharacter[]; pdf: PdfCharacter[] }
export type CharacterComparison = {
  /** The farthest that any character stands from its place on the screen along its line, in CSS pixels. */
  along: number
  /** The same across its line, by the baseline. */
  across: number
  /** The characters that stand farthest, with what follows them. */
  where: { along: string; across: string }
  /** Characters on the screen that the PDF lacks. */
  lost: string
  /** Characters in the PDF that no text on the screen has: the markers of lists. */
  drawn: string
}

/** Pairs each character of a page on the screen with the nearest equal one of the PDF that is not taken yet. */
export function compareCharacters({ screen, pdf }: Options): CharacterComparison {
  const free = new Map<string, PdfCharacter[]>()
  for (const character of pdf) free.set(character.text, [...(free.get(character.text) ?? []), character])
  const result = { along: 0, across: 0, where: { along: '', across: '' }, lost: '' }
  for (const [i, character] of screen.entries()) {
    const equal = free.get(character.text) ?? []
    const nearest = equal.reduce<PdfCharacter | undefined>(
      (best, other) => (best && distance(character, best) <= distance(character, other) ? best : other),
      undefined,
    )
    if (!nearest) {
      result.lost += character.text
      continue
    }
    equal.splice(equal.indexOf(nearest), 1)
    const away = {
      along: Math.abs(character.left - nearest.left),
      across: Math.abs(character.baseline - nearest.baseline),
    }
    for (const way of ['along', 'across'] as const) {
      if (away[way] <= result[way]) continue
      result[way] = away[way]
      result.where[way] = screen
        .slice(i, i + 12)
        .map(({ text }) => text)
        .join('')
    }
  }
  const drawn = [...free.values()]
    .flat()
    .map(({ text }) => text)
    .join('')
  return { ...result, drawn }
}

function distance(a: PageCharacter, b: PdfCharacter): number {
  return Math.max(Math.abs(a.left - b.left), Math.abs(a.baseline - b.baseline))
}
