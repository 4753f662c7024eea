import type { Payload, Where } from 'payload'
import { createHash } from 'node:crypto'
import { DESIGNS } from '../../app/document/designs/designs'
import { inNewerVersion } from '../../app/document/designs/newer-version'
import { dateFormatIn } from '../../app/document/text/usual-date-format'
import { resumeContent, type ResumeContent } from '../../collections/resumes/schema'
import { exampleContent } from './examples/example-content'
import earlierSeeds from './earlier-seeds.json'
import { seededExamples } from './examples'
import { originKeyOf, templateOf } from './seed-groups'
import { seededTemplates } from './templates'

type Options = { payload: Payload }

/**
 * Brings what a site was seeded with by an earlier release into the newer version of its layout, as a site that is seeded today has
 * it. What somebody has changed since, or is changing in a draft, stays as it is. @returns how many were renewed
 */
export async function renewSeeded({ payload }: Options): Promise<number> {
  return (await renewTemplates({ payload })) + (await renewExamples({ payload }))
}

async function renewTemplates({ payload }: Options): Promise<number> {
  if (!(await isAnyEarlier({ payload, collection: 'templates' }))) return 0
  const ofToday = new Map(
    seededTemplates().map(({ code, content }) => [code, resumeContent.parse(content)] as const),
  )
  const { docs } = await payload.find({
    collection: 'templates',
    where: earlier({ code: { in: [...ofToday.keys()] } }),
    draft: true,
    ...ALL,
  })
  let renewed = 0
  for (const template of docs) {
    const data = renewedAs({ seeded: template, ofToday: ofToday.get(template.code) })
    if (!data || template._status !== 'published') continue
    await payload.update({ collection: 'templates', id: template.id, data, ...QUIETLY })
    renewed += 1
  }
  return renewed
}

async function renewExamples({ payload }: Options): Promise<number> {
  if (!(await isAnyEarlier({ payload, collection: 'resumes', where: { example: { equals: true } } })))
    return 0
  const ofToday = new Map(
    seededExamples().map((example) => [
      originKeyOf(example),
      exampleContent({ example, template: templateOf(example).content }),
    ]),
  )
  const { docs } = await payload.find({
    collection: 'resumes',
    where: earlier({ example: { equals: true }, originKey: { in: [...ofToday.keys()] } }),
    ...ALL,
  })
  let renewed = 0
  for (const example of docs) {
    const data = renewedAs({ seeded: example, ofToday: ofToday.get(example.originKey) })
    if (!data) continue
    const revision = example.revision + 1
    await payload.update({ collection: 'resumes', id: example.id, data: { ...data, revision }, ...QUIETLY })
    renewed += 1
  }
  return renewed
}

type Among = Options & { collection: 'templates' | 'resumes'; where?: Where }

/** Nearly every start finds none, and reads nothing of what is seeded. */
async function isAnyEarlier({ payload, collection, where = {} }: Among): Promise<boolean> {
  return (await payload.count({ collection, where: earlier(where), overrideAccess: true })).totalDocs > 0
}

const ALL = { limit: 0, pagination: false, depth: 0, overrideAccess: true } as const
const QUIETLY = { depth: 0, overrideAccess: true } as const

const earlier = (where: Where): Where => ({
  ...where,
  or: Object.values(DESIGNS).map(({ code, version }) => ({
    layout: { equals: code },
    layoutVersion: { less_than: version },
  })),
})

type Seeded = Pick<Parameters<typeof inNewerVersion>[0], 'layout' | 'layoutVersion'> & { content: unknown }

/** What makes a row one of today; undefined where the two differ in more than the version. */
function renewedAs({ seeded, ofToday }: { seeded: Seeded; ofToday: ResumeContent | undefined }) {
  const { layout, layoutVersion } = seeded
  // one that this program cannot read is somebody's, or a later release's
  const content = resumeContent.safeParse(seeded.content).data
  const newer = content && {
    ...{ layoutVersion: DESIGNS[layout].version, content },
    ...inNewerVersion({ layout, layoutVersion, content }),
  }
  if (!newer) return undefined
  const { config } = newer.content
  // Earlier releases seeded English ones with the dots that their layouts recommend.
  const renewed = { ...newer.content, config: { ...config, dateFormat: dateFormatIn(config) } }
  const [words, wordsOfToday] = [renewed, ofToday].map(wordsOf)
  const isEarlier = words !== wordsOfToday && isSeedOfEarlier(words)
  if (!ofToday || (words !== wordsOfToday && !isEarlier)) return undefined
  return { layoutVersion: newer.layoutVersion, content: isEarlier ? ofToday : renewed }
}

/** Digests of what an earlier release seeded otherwise than today: with another size of letters, say. Nobody has changed those. */
const isSeedOfEarlier = (words = '') =>
  earlierSeeds.includes(createHash('sha256').update(words).digest('hex').slice(0, 16))

/** A document as text without the ids of its parts, which other releases have made otherwise. */
const wordsOf = (content: ResumeContent | undefined) =>
  JSON.stringify(content, (key, value: unknown) => (key === 'id' ? undefined : value))
