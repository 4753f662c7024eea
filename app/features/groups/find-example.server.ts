import type { Payload } from 'payload'
import type { ResumeDocument } from '../resumes/resume'
import { findExampleResume } from './find-example-by-id.server'
import type { ExampleSummary, GroupView } from './group-view'
import { listGroups } from './list-groups.server'

export type FoundExample = { group: GroupView; type: ExampleSummary; resume: ResumeDocument }

/** An example with its content, found through the group that shows it, or null. */
export async function findExample(options: {
  payload: Payload
  /** key of the group */
  group: string
  /** key of the type */
  key: string
}): Promise<FoundExample | null> {
  const { payload } = options
  const [group] = await listGroups({ payload, key: options.group })
  const type = group?.types.find(({ key }) => key === options.key)
  if (!group || !type) return null
  const resume = await findExampleResume({ payload, id: type.resumeId })
  return resume && { group, type, resume }
}
