import { createThread } from './create-thread.server'
import type { documentWork } from './document-work'

type Work = typeof documentWork
export type DocumentQuestion = {
  [Name in keyof Work]: { name: Name; options: Parameters<Work[Name]>[0] }
}[keyof Work]

/** A document of the largest size takes a second or two. */
const MOST_MS = 20_000

const ask = createThread<{ name: keyof Work; options: unknown }, unknown>({
  name: 'document-worker',
  source: new URL('document-worker.ts', import.meta.url),
  mostMs: MOST_MS,
  // who asks for much keeps one of them
  most: 2,
})

/** Does a document's work in a thread beside the server's own, so that a large one holds nobody else up. */
export function inDocumentThread<Name extends keyof Work>(
  name: Name,
  options: Parameters<Work[Name]>[0],
): Promise<Awaited<ReturnType<Work[Name]>>> {
  // an edge: what a thread says has no type
  return ask({ name, options }) as Promise<Awaited<ReturnType<Work[Name]>>>
}
