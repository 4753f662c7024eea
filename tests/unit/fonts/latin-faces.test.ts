import { describe, expect, test } from 'vitest'
import { charactersFor, faceTexts } from '../../../app/features/fonts/face-texts.server'
import { fontCoverage } from '../../../app/features/fonts/font-coverage.server'
import { LATIN_RANGE, LETTERS_RANGE } from '../../../app/features/fonts/font-files.server'
import { subsetFonts } from '../../../app/features/fonts/subset-fonts.server'

const pointsOf = (range: string) =>
  range.split(', ').flatMap((part) => {
    const [first = NaN, last = first] = part
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })
const base = { families: ['sans' as const, 'latin-sans' as const] }

describe('the Latin faces', () => {
  test.each(['latin-sans', 'latin-serif'] as const)('of %s hold what their range says', async (family) => {
    for (const weight of [400, 700] as const) {
      const coverage = await fontCoverage({ family, weight })
      expect([...coverage].sort((a, b) => a - b)).toEqual(pointsOf(LATIN_RANGE))
    }
  })

  test('take English punctuation, and leave nothing missing', async () => {
    const { faces, missing } = await subsetFonts({ ...base, regular: 'the team’s “plan”…', bold: 'plain' })
    expect(faces.map(({ family, weight }) => `${family} ${weight}`)).toEqual([
      'Jianli Sans 400',
      'Jianli Sans 700',
      'Jianli Latin Sans 400',
    ])
    expect(missing).toEqual([])
  })

  test('hide no character that no font has', async () => {
    const { missing } = await subsetFonts({ ...base, regular: '’\u{1f600}', bold: '' })
    expect(missing).toEqual(['\u{1f600}'])
  })
})

test('a shared page’s face of Thai has what its letters are made of, as that of the PDF', async () => {
  const characters = { regular: 'น้ำ', bold: '' }
  const asked = charactersFor({ family: 'thai', weight: 400 }, characters)
  const [face] = await faceTexts({ families: ['thai'], characters })
  expect(asked).toContain('\u0e4d')
  expect([...(face?.text ?? '')].filter((letter) => letter !== ' ' && !asked.includes(letter))).toEqual([])
})

describe.each([400, 700] as const)('the faces beside the Chinese ones in weight %i', (weight) => {
  test.each(['sans', 'serif'] as const)('hold nothing that %s has', async (family) => {
    const chinese = await fontCoverage({ family, weight })
    const letters = await fontCoverage({ family: `letters-${family}`, weight })
    const emoji = await fontCoverage({ family: 'emoji', weight })
    expect([...letters].sort((a, b) => a - b)).toEqual(pointsOf(LETTERS_RANGE))
    expect([...letters, ...emoji].filter((point) => chinese.has(point))).toEqual([])
  })
})
