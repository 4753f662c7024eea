import { createHmac } from 'node:crypto'
import { sameText } from '../auth/same-text.server'

/** Nobody reads and fills the form faster; a robot does. */
const SHORTEST_MS = 3_000
const LONGEST_MS = 24 * 60 * 60 * 1000

type Given = { secret: string; token: string }

/** Says, signed, when a form was handed out. */
export function makeFormToken({ secret, now = Date.now() }: { secret: string; now?: number }): string {
  return `${now}.${signature({ secret, text: String(now) })}`
}

/** Whether a form was ours, and was filled in at the pace of a person. */
export function checkFormToken(options: Given): boolean {
  const age = ageOf(options)
  return age !== null && age >= SHORTEST_MS && age <= LONGEST_MS
}

/**
 * The form's token for its next try: the same one, for who has been told of a fault puts it right in a second; a new
 * one when it wasn't ours or is too old.
 */
export function keepFormToken(options: Given): string {
  const age = ageOf(options)
  return age !== null && age <= LONGEST_MS / 2 ? options.token : makeFormToken(options)
}

/** How long ago it was handed out, in milliseconds; null when it wasn't by us. */
function ageOf({ secret, token }: Given): number | null {
  const [text = '', given = ''] = token.split('.')
  return sameText(given, signature({ secret, text })) ? Date.now() - Number(text) : null
}

function signature({ secret, text }: { secret: string; text: string }): string {
  return createHmac('sha256', secret).update(`proposal form ${text}`).digest('base64url')
}
