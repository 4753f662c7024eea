import type { Payload, Where } from 'payload'

type Options = {
  payload: Payload
  resume: string
  /** Without it all plans go. */
  before?: number
}

/** Deletes a resume's stored plans of revisions older than `before`: nobody draws those any more. */
export async function dropPlans({ payload, resume, before }: Options): Promise<void> {
  const older: Where[] = before === undefined ? [] : [{ revision: { less_than: before } }]
  await payload.delete({
    collection: 'page-plans',
    where: { and: [{ resume: { equals: resume } }, ...older] },
    depth: 0,
    overrideAccess: true,
  })
}
