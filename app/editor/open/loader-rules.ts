import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

/** A text that somebody went on writing is not to come back as it was. */
export const UNKEPT = { 'Cache-Control': 'private, no-store' }

/** What is open is newer than any answer to the same question. */
export function ofAnotherResume({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams.rId !== nextParams.rId
}
