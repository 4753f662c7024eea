import { expect, it } from 'vitest'
import { setImmediate } from 'node:timers/promises'
import { gatherChunks } from '../../../app/http/gather-chunks.server'

it('passes on in one piece what was written in one turn, and keeps nothing back for the end', async () => {
  let whole = ''
  const stream = gatherChunks({ whole: (html) => (whole = html.toString()) })
  const pieces: string[] = []
  stream.on('data', (piece: Buffer) => pieces.push(piece.toString()))
  stream.write('a')
  stream.write('b')
  await setImmediate()
  await setImmediate()
  expect(pieces).toEqual(['ab'])
  stream.write('c')
  stream.end('d')
  await new Promise((resolve) => stream.once('end', resolve))
  expect(pieces.join('')).toBe('abcd')
  expect(whole).toBe('abcd')
})
