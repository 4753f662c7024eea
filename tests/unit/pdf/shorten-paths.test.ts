import { expect, test } from 'vitest'
import { shortenPaths } from '../../../app/features/pdf/shorten-paths.server'

const dot = (x: number, y: number) =>
  `${x + 5} ${y} m\n${x + 5.0000004} ${y + 2.7614237} ${x + 2.7614237} ${y + 5} ${x} ${y + 5} c\n${x} ${y} l\nh\nf`

test('two dots are the same words, each from its own place and back', () => {
  const [first, second] = [dot(100.12301, 700.98799), dot(200.54299, -30.5)].map((path) =>
    shortenPaths(path).split('\n'),
  )
  const inside = '0 0 m\n0 2.761 -2.239 5 -5 5 c\n-5 0 l\nh\nf'
  expect(first).toEqual(['1 0 0 1 105.123 700.988 cm', ...inside.split('\n'), '1 0 0 1 -105.123 -700.988 cm'])
  expect(second).toEqual(['1 0 0 1 205.543 -30.5 cm', ...inside.split('\n'), '1 0 0 1 -205.543 30.5 cm'])
})

test('letters, straight lines and rectangles stay where they stand', () => {
  const letters = '1 0 0 -1 197.09375 178 Tm\n13.4999695 0 Td <0102> Tj'
  const line = '10.00049 20 m\n30.5 20 l\nS'
  expect(shortenPaths(`${letters}\n${line}\n0 0 8.1234567 2 re\nW* n`)).toBe(
    `${letters}\n10 20 m\n30.5 20 l\nS\n0 0 8.123 2 re\nW* n`,
  )
})
