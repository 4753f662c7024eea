import type { BaseInfoRow, ResumeContent } from '../../../collections/resumes/schema'

/** The row that holds the name of the person, where it is shown. */
export function nameRow({ baseInfo }: ResumeContent): BaseInfoRow | undefined {
  return baseInfo.list.find(({ kind, hidden }) => kind === 'name' && !hidden)
}
