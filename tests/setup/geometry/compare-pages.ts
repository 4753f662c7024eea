import { expect } from 'vitest'
import { compareCharacters } from './compare-characters'
import type { PageCharacter } from './page-characters'
import type { PdfCharacter } from './pdf-characters'

/** CSS pixels, along a line and across it; 0.5 is promised, 0.02 is measured. */
const TOLERANCE = 0.1

type Compared = { shown: PageCharacter[][]; pdf: PdfCharacter[][]; where: string }

/** Each character of some pages stands in their PDF where it is shown. */
export function comparePages({ shown, pdf, where }: Compared): void {
  expect(pdf.length, where).toBe(shown.length)
  for (const [i, characters] of shown.entries()) {
    const compared = compareCharacters({ screen: characters, pdf: pdf[i] ?? [] })
    if (process.env.SAY_DISTANCES) process.stderr.write(`${where} ${i + 1}: ${JSON.stringify(compared)}\n`)
    expect(characters.length, where).toBeGreaterThan(100)
    expect(compared.lost, where).toBe('')
    expect(compared.drawn, where).toMatch(/^[\d.•◦]*$/)
    expect(compared.along, `${where}: ${compared.where.along}`).toBeLessThan(TOLERANCE)
    expect(compared.across, `${where}: ${compared.where.across}`).toBeLessThan(TOLERANCE)
  }
}
