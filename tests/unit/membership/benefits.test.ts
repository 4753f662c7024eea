import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { BENEFITS } from '../../../collections/membership/benefits'

const FOLDER = 'app/features'

test('what a plan promises is asked for where it counts', () => {
  const asking = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(path.join(FOLDER, name), 'utf8'))
    .filter((source) => source.includes('entitlementsOf('))
  const promisedOnly = Object.keys(BENEFITS).filter(
    (name) => !asking.some((source) => new RegExp(`\\b${name}\\b`).test(source)),
  )
  expect(promisedOnly).toEqual([])
})
