import type { Span } from '../types'

/** Shorter ones are words that 的 may part. */
const LEAST = 4

/** Where a text says a name, in Han characters also with 的 between its words: "航天信息的开票软件". */
export function findHanName({ text, name }: { text: string; name: string }): Span | undefined {
  const index = text.toLowerCase().indexOf(name.toLowerCase())
  if (index !== -1) return { from: index, to: index + name.length }
  if (name.length < LEAST || !/^\p{Script=Han}+$/u.test(name)) return undefined
  const found = new RegExp(Array.from(name).join('的?')).exec(text)
  return found === null ? undefined : { from: found.index, to: found.index + found[0].length }
}
