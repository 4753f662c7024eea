import { applyPatch } from '../../../document/patch/apply-patch'
import { diffDocuments } from '../../../document/patch/diff-documents'
import type { Patch } from '../../../document/patch/patch'
import type { ResumeContent } from '../../../../collections/resumes/schema'
import type { Field } from './types'

type Options = { content: ResumeContent; field: Pick<Field, 'path'>; value: unknown }

/** The patch that gives one place of a document another value, with the tests on ids that it needs. */
export function setField({ content, field, value }: Options): Patch {
  const to = applyPatch({ document: content, patch: [{ op: 'replace', path: field.path, value }] })
  return diffDocuments({ from: content, to })
}
