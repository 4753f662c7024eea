import { fitPatch } from '../../../document/patch/fit-patch'
import { isIdentified } from '../../../document/patch/nodes'
import type { Operation, Patch } from '../../../document/patch/patch'
import { findPlace } from '../../edits/find-place'
import type { ResumeContent } from '../../../../collections/resumes/schema'
import type { Offer, OfferState } from './run'

type FateOptions = { content: ResumeContent; ops: Patch }

/**
 * What has become of a suggested change: it stands in the document, it still fits, or why it can't any more. What was
 * refused in an earlier visit is not kept: it is offered again while it fits.
 */
export function fateOf({ content, ops }: FateOptions): Exclude<OfferState, 'refused'> {
  if (isThere({ content, ops })) return 'accepted'
  const fitted = fitPatch({ document: content, patch: ops })
  return fitted.ok ? 'open' : fitted.reason
}

/** Whether what was accepted has been undone since; a text that was written on is no undoing. */
export function isUndone({ content, offer }: { content: ResumeContent; offer: Offer }): boolean {
  return offer.state === 'accepted' && fateOf({ content, ops: offer.suggestion.ops }) === 'open'
}

/** Whether each change has been made: what replaces says what it should, what is added is there by its id. */
function isThere({ content, ops }: FateOptions): boolean {
  const tests: Operation[] = []
  for (const operation of ops) {
    const { op, path } = operation
    if (op === 'test') {
      if (path.endsWith('/id')) tests.push(operation)
    } else if (op === 'replace') tests.push({ op: 'test', path, value: operation.value })
    else if (op !== 'add' || !isIdentified(operation.value)) return false
    else if (!findPlace({ content, id: operation.value.id })) return false
  }
  return fitPatch({ document: content, patch: tests }).ok
}
