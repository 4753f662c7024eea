import type { ResumeContent } from '../../../collections/resumes/schema'
import { focusBlock } from './block-marks'

/** Who is at a block's handle stays there, or goes to the block that has come back. Answers whether somebody is. */
export function followBlock({ before, after }: { before: ResumeContent; after: ResumeContent }): boolean {
  const held = document.activeElement?.closest<HTMLElement>('[data-block-handle]')?.dataset.blockHandle
  if (held === undefined) return false
  const [was, now] = [blockIds(before), blockIds(after)]
  const back = now.find((id) => !was.includes(id))
  // What has gone was a copy of what stands before it, or new there.
  const near = was.slice(0, was.indexOf(held) + 1).findLast((id) => now.includes(id))
  const next = back ?? near
  if (next === undefined) return false
  focusBlock(next)
  return true
}

/** The sections that are shown and their entries. */
function blockIds({ entryList }: ResumeContent): string[] {
  return entryList
    .filter(({ hidden }) => !hidden)
    .flatMap(({ id, items }) => [id, ...items.filter(({ hidden }) => !hidden).map((item) => item.id)])
}
