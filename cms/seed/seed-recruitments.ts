import type { Payload } from 'payload'
import type { RecruitmentSource } from './recruitments/recruitment-source'
import { recruitmentsEn } from './recruitments/recruitments-en'
import { recruitmentsZh } from './recruitments/recruitments-zh'

const DAY = 24 * 60 * 60 * 1000

/** Puts invented jobs into a database that has none, for operators who ask for samples; their deadlines count from now. @returns how many */
export async function seedRecruitments({ payload }: { payload: Payload }): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'recruitments', overrideAccess: true })
  if (totalDocs > 0) return 0
  const { docs: groups } = await payload.find({
    collection: 'resume-groups',
    select: { key: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const groupIds = new Map(groups.map(({ id, key }) => [key, id]))
  const sources = recruitmentsZh.flatMap((source, i) => [source, ...recruitmentsEn.slice(i, i + 1)])
  for (const [index, source] of sources.entries()) {
    await payload.create({
      collection: 'recruitments',
      data: toDocument({ source, index, groupId: groupIds.get(source.group) }),
      overrideAccess: true,
      depth: 0,
    })
  }
  return sources.length
}

/** Open ones were posted within the last days, the first one newest; past ones two weeks before their end. */
function toDocument(options: { source: RecruitmentSource; index: number; groupId: string | undefined }) {
  const { source, index, groupId } = options
  const { text, days, group: _, ...rest } = source
  const deadline = endOfDay(Date.now() + days * DAY)
  const posted = Math.min(Date.now() - index * 0.6 * DAY, deadline - 14 * DAY)
  return {
    ...rest,
    description: text,
    ...(groupId ? { group: groupId } : {}),
    deadline: new Date(deadline).toISOString(),
    postedAt: new Date(posted).toISOString(),
    _status: 'published' as const,
  }
}

function endOfDay(time: number): number {
  return new Date(time).setUTCHours(23, 59, 59, 0)
}
