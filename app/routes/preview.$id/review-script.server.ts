import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

const ADDRESS = '/review/review.js'
let address: string | undefined

/** Address of the script for comments: another one with each build, so that no browser runs an older one. */
export function reviewScript(): string {
  address ??= versioned()
  return address
}

function versioned(): string {
  const file = `build/client${ADDRESS}`
  if (!existsSync(file)) return ADDRESS
  return `${ADDRESS}?v=${createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 10)}`
}
