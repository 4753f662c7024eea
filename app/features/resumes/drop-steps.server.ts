import type { Payload, Where } from 'payload'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { withoutSteps } from '../../../collections/resumes/without-steps'
import { compareAndSet, KEEP_TIME } from '~/database/compare-and-set.server'
import { findRows } from '~/database/rows.server'

export type DropStepsOptions = {
  payload: Payload
  /** those that may have noted something */
  where: Where
  /** of whom they shall know nothing any more */
  of: readonly string[]
}

type Stored = { content?: ResumeContent }

/** Takes the words of a former twin out of what resumes keep; no revision. Their versions still have them. */
export async function dropSteps({ payload, where, of }: DropStepsOptions): Promise<void> {
  const collection = 'resumes'
  const select = { content: true, dataTmp: true, revision: true } as const
  const knows = ({ content }: Stored) => of.includes(content?.inStep?.with ?? '')
  for (const row of await findRows({ payload, collection, where, select })) {
    // an edge: only calls that have checked them write these fields
    const stored = { content: row.content as ResumeContent }
    const copy = row.dataTmp as Stored | null | undefined
    const data = {
      ...(knows(stored) ? { content: withoutSteps(stored.content) } : {}),
      ...(copy?.content && knows(copy) ? { dataTmp: { ...copy, content: withoutSteps(copy.content) } } : {}),
    }
    if (Object.keys(data).length === 0) continue
    const asItWas: Where = { and: [{ id: { equals: row.id } }, { revision: { equals: row.revision } }] }
    await compareAndSet({ payload, collection, where: asItWas, data: { ...data, ...KEEP_TIME } })
  }
}
