import { expect, test } from 'vitest'
import { fontCoverage } from '../../../app/features/fonts/font-coverage.server'
import { readBlockName } from '../../../app/features/fonts/read-block-name'
import { blocksOf, isSliced, SLICES } from '../../../app/features/fonts/slices'

test('each character of a Chinese font is in one slice or in its block', async () => {
  const all = SLICES.flat()
  expect(new Set(all).size).toBe(all.length)
  const coverage = [...(await fontCoverage({ family: 'serif', weight: 400 }))].filter(
    (point) => point >= 0x20,
  )
  const rest = coverage.filter((point) => !isSliced(point))
  const blocks = blocksOf(rest).map((first) =>
    readBlockName(`serif-400-${first.toString(16).padStart(4, '0')}.woff2`),
  )
  const brought = new Set(blocks.flatMap((block) => Array.from(block?.text ?? '')))
  expect(rest.filter((point) => !brought.has(String.fromCodePoint(point)))).toEqual([])
  expect([...brought].filter((character) => isSliced(character.codePointAt(0) ?? 0))).toEqual([])
})

test('a block begins where blocks begin, and names a face', () => {
  for (const name of [
    'serif-400-4e01.woff2',
    'serif-400-4e.woff2',
    'none-400-4e00.woff2',
    'sans-500-4e00.woff2',
  ])
    expect(readBlockName(name)).toBeNull()
})
