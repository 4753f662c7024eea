import type { Reading } from './reading'

/** In how many places a file differs from its document; 0 when it reads back whole. */
export function countFindings({ findings, more, pages, planned }: Reading): number {
  return findings.length + more + (pages.length === planned ? 0 : 1)
}
