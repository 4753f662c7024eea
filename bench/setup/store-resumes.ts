import type { ResumeContent } from '../../collections/resumes/schema'
import type { BenchServer } from './open-bench-server'

type Options = { bench: BenchServer; contents: ResumeContent[]; /** an id */ owner?: string }

/** The code that opens every resume of a bench. */
export const ACCESS_CODE = '20481733'

/** Stores resumes, of the bench's person where nobody else is said, shared by `ACCESS_CODE`. @returns their ids, in order */
export async function storeResumes({ bench, contents, owner = bench.person.id }: Options): Promise<string[]> {
  const ids: string[] = []
  for (const content of contents) {
    const data = {
      title: content.title,
      owner,
      layout: 'classic' as const,
      layoutVersion: 1,
      language: content.config.language,
      content,
      accessCode: ACCESS_CODE,
      revision: 1,
      originKey: crypto.randomUUID(),
    }
    const { id } = await bench.services.payload.create({ collection: 'resumes', data, depth: 0 })
    ids.push(String(id))
  }
  return ids
}
