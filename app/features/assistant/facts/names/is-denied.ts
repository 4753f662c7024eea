import type { Span } from '../types'

const BEHIND = /^[^，。,;；\n]{0,3}(?:还|也|都|暂时|目前)?(?:不[会懂熟]|没有?[用学接碰考做]|未[曾学])/
const BEFORE =
  /(?:不会用?|不懂|没用过|没学过|没接触过|还没学|\b(?:don't (?:know|use|have)|never (?:used|learned|learnt)|haven't (?:used|learned|learnt)|can't use|no experience (?:with|in|of)|not (?:yet )?familiar with|(?:plan|planning|want) to learn)(?: any)?)\s?$/i
const AROUND = 24

/** "SPSS我还不会": a name that somebody says in order to say that it isn't theirs. */
export function isDenied({ text, from, to }: Span & { text: string }): boolean {
  return BEHIND.test(text.slice(to, to + AROUND)) || BEFORE.test(text.slice(Math.max(0, from - AROUND), from))
}
