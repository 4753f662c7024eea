import { createHmac, timingSafeEqual } from 'node:crypto'

/** Nobody reads and fills the form faster; a robot does. */
const SHORTEST_MS = 3_000
const LONGEST_MS = 24 * 60 * 60 * 1000

type Options = { secret: string; now?: number }

/** Says, signed, when a form was handed out. */
export function makeFormToken({ secret, now = Date.now() }: Options): string {
  return `${now}.${signature({ secret, text: String(now) })}`
}

/** Whether a form was ours, and was filled in at the pace of a person. */
export function checkFormToken({ secret, token, now = Date.now() }: Options & { token: string }): boolean {
  const [text = '', given = ''] = token.split('.')
  const age = now - Number(text)
  const expected = Buffer.from(signature({ secret, text }))
  const sent = Buffer.from(given)
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return false
  return age >= SHORTEST_MS && age <= LONGEST_MS
}

function signature({ secret, text }: { secret: string; text: string }): string {
  return createHmac('sha256', secret).update(`proposal form ${text}`).digest('base64url')
}
