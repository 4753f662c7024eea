import { isSame } from '../../document/patch/nodes'
import type { Stored } from '../saving/save-result'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { keepUnsaved, type Unsaved } from './keep-unsaved'
import { readUnsaved } from './read-unsaved'

/** Stands for a tab in the copy of what another program left on the server beside the resume. */
export const WORKING_COPY = 'data-tmp'

type Options = { id: string; stored: Stored; dataTmp: { content: ResumeContent; savedAt: string } | null }

/**
 * The working copy to offer, if it differs from the resume. The next save clears it on the server, so it is kept in
 * this browser until the person has decided.
 */
export async function findWorkingCopy({ id, stored, dataTmp }: Options): Promise<Unsaved | undefined> {
  const { state: base, revision } = stored
  if (!dataTmp) return (await readUnsaved(id)).find(({ tab }) => tab === WORKING_COPY)
  if (isSame(dataTmp.content, base.content)) return undefined
  const state = { ...base, content: dataTmp.content }
  const copy = { id, tab: WORKING_COPY, revision, base, state, at: dataTmp.savedAt }
  await keepUnsaved(copy).catch(() => undefined)
  return copy
}
