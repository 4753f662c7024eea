import { expect, it } from 'vitest'
import { joinPieces, type Piece } from '../../app/server/chunks/join-pieces'

const piece = (bytes: number, imports: number[] = [], isFixed = false): Piece => ({ bytes, imports, isFixed })
const load = (...starts: number[]) => ({ starts, weight: 1, spare: 0.02 })

it('joins what always comes together, and leaves a page what it is asked for by', () => {
  const pieces = [piece(5_000, [2, 3], true), piece(6_000, [2, 3], true), piece(40_000), piece(300)]
  expect(joinPieces({ pieces, loads: [load(0), load(1)] })).toEqual([[2, 3]])
})

it('gives nobody much that they do not need', () => {
  const small = [piece(50_000), piece(400), piece(900)]
  expect(joinPieces({ pieces: small, loads: [load(0, 1), load(0, 1, 2)] })).toEqual([[0, 1, 2]])
  const large = [piece(50_000), piece(400), piece(1_900)]
  expect(joinPieces({ pieces: large, loads: [load(0, 1), load(0, 1, 2)] })).toEqual([[0, 1]])
})

it('makes no file that needs itself', () => {
  // The first needs the last by way of one that a second page has without it.
  const pieces = [piece(500, [1]), piece(90_000, [2], true), piece(500)]
  expect(joinPieces({ pieces, loads: [load(0), load(1)] })).toEqual([])
})
