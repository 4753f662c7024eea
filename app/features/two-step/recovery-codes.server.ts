import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { keyedHash } from '../auth/code-hash.server'

const COUNT = 10
/** without what is easily taken for something else */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** New codes, each of some fifty bits: `abcde-fghjk`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const text = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    return text.replace(/^(.{5})/, '$1-')
  })
}

type Options = { payload: Payload; userId: string; code: string }

/** What is kept instead of a code; spaces, dashes and capitals don't matter. */
export function recoveryHash({ payload, userId, code }: Options): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return keyedHash({ payload, parts: ['recovery-code', userId, plain] })
}

export function hashesLeft(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : []
}
