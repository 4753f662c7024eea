import { createValue } from '~/session/create-value'
import type { ResumeState } from '../session/resume-state'

/** A file that was downloaded: its key, and what it was made of. */
export type ExportedFile = { key: string; state: ResumeState }

/** `round` grows whenever somebody wants to see what is read now, also while it is shown already; without a file, of what is open. */
export const readingWanted = createValue<{ round: number; file?: ExportedFile | undefined }>({ round: 0 })

export function wantReading(file?: ExportedFile): void {
  readingWanted.set({ round: readingWanted.get().round + 1, file })
}
