import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'

/** What a mailed code is for; one code of a purpose is valid for one address at a time. */
export type CodePurpose = 'login' | 'reset' | 'bind' | 'confirm'
export type CodeFor = { purpose: CodePurpose; email: string }

/** Keyed hash of a few parts: what the database holds tells neither address nor code. */
export function keyedHash({ payload, parts }: { payload: Payload; parts: string[] }): string {
  return createHmac('sha256', payload.secret).update(JSON.stringify(parts)).digest('hex')
}

/** The unique key under which the code of an address and purpose is kept. */
export function codeKey({ payload, purpose, email }: CodeFor & { payload: Payload }): string {
  return keyedHash({ payload, parts: ['one-time-code', purpose, email] })
}

/** What is kept instead of the code. */
export function codeHash(options: CodeFor & { payload: Payload; code: string }): string {
  const { payload, purpose, email, code } = options
  return keyedHash({ payload, parts: ['one-time-code', purpose, email, code] })
}
