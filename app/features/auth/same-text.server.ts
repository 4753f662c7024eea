import { timingSafeEqual } from 'node:crypto'

/** Compares two signatures or digests in a time that tells nothing. */
export function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
