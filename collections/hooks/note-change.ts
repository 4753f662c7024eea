import type { PayloadRequest } from 'payload'

/** Counts what visitors read being changed, so that pages this process keeps are rendered anew. */
export function noteChange({ req }: { req: PayloadRequest }): void {
  const { custom } = req.payload.config
  custom.changes = changesOf({ custom }) + 1
}

/** How often that was since the process started. */
export function changesOf({ custom }: { custom: Record<string, unknown> }): number {
  return typeof custom.changes === 'number' ? custom.changes : 0
}
