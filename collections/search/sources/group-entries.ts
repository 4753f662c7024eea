import type { Payload, PayloadRequest } from 'payload'
import { LANGUAGES } from '../../resumes/choices'
import { resumeContent } from '../../resumes/schema'
import type { SearchEntry } from '../entry'
import { resumeText } from '../resume-text'
import type { GroupFields } from './fields'

type Options = { document: unknown; payload: Payload; req?: PayloadRequest }

/** A group is found in every language, and each of its examples by what it says. */
export async function groupEntries({ document, payload, req }: Options): Promise<SearchEntry[]> {
  // an edge: the table of sources gives each its own collection's documents
  const group = document as GroupFields
  const { key, title, summary, text, updatedAt } = group
  const page = { kind: 'group', url: `/content/${key}`, changedAt: updatedAt } as const
  return [
    ...LANGUAGES.map((language): SearchEntry => {
      const texts = { title: title[language], summary: summary[language], body: plain(text[language]) }
      return { ...page, language, ...texts }
    }),
    ...(await exampleEntries({ group, payload, ...(req ? { req } : {}) })),
  ]
}

async function exampleEntries(options: { group: GroupFields; payload: Payload; req?: PayloadRequest }) {
  const { group, payload, req } = options
  const types = (group.types ?? []).map(({ key, name, resumeId }) => ({
    key,
    name,
    id: typeof resumeId === 'string' ? resumeId : resumeId.id,
  }))
  if (types.length === 0) return []
  const { docs } = await payload.find({
    collection: 'resumes',
    where: { and: [{ id: { in: types.map(({ id }) => id) } }, { example: { equals: true } }] },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    ...(req ? { req } : {}),
  })
  return types.flatMap(({ key, name, id }): SearchEntry[] => {
    const resume = docs.find((candidate) => candidate.id === id)
    if (!resume) return []
    const { language } = resume
    return [
      {
        kind: 'example',
        language,
        url: `/template/use/${group.key}/${key}`,
        title: name,
        summary: group.title[language],
        body: resumeText(resumeContent.parse(resume.content)),
        picture: `/thumbnails/example/${group.key}/${key}`,
        changedAt: group.updatedAt,
      },
    ]
  })
}

function plain(markdown: string): string {
  return markdown.replace(/[*_#>`]/g, '')
}
