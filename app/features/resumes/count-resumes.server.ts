import type { Payload } from 'payload'

/** How many resumes people keep on this site, the trash included. */
export async function countResumes({ payload }: { payload: Payload }): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'resumes',
    where: { example: { not_equals: true } },
    trash: true,
    overrideAccess: true,
  })
  return totalDocs
}
