import type { AnyCall } from './define-call'

/** How much a call reads as JSON, in megabytes: a visitor has no document to send, unless the call says so. */
export function jsonMegabytes({ access, megabytes }: Pick<AnyCall, 'access' | 'megabytes'>): number {
  return megabytes ?? (access === 'public' ? 1 / 16 : 2)
}

/** `64 kB`, `2 MB`. */
export function sizeText(megabytes: number): string {
  return megabytes < 1 ? `${megabytes * 1024} kB` : `${megabytes} MB`
}
