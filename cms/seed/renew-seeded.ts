import type { Payload, Where } from 'payload'
import { DESIGNS } from '../../app/document/designs/designs'
import { inNewerVersion } from '../../app/document/designs/newer-version'
import { resumeContent, type ResumeContent } from '../../collections/resumes/schema'
import { exampleContent } from './examples/example-content'
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
  const { docs } = await payload.find({
    collection: 'templates',
    where: EARLIER,
    draft: true,
    ...ALL,
  })
  let renewed = 0
  for (const template of docs) {
    const today = seededTemplates().find(({ code }) => code === template.code)
    const data = today && renewedAs({ seeded: template, ofToday: resumeContent.parse(today.content) })
    if (!data || template._status !== 'published') continue
    await payload.update({ collection: 'templates', id: template.id, data, ...QUIETLY })
    renewed += 1
  }
  return renewed
}

async function renewExamples({ payload }: Options): Promise<number> {
  const { docs } = await payload.find({
    collection: 'resumes',
    where: { ...EARLIER, example: { equals: true } },
    ...ALL,
  })
  let renewed = 0
  for (const example of docs) {
    const today = seededExamples().find((source) => originKeyOf(source) === example.originKey)
    const ofToday = today && exampleContent({ example: today, template: templateOf(today).content })
    const data = ofToday && renewedAs({ seeded: example, ofToday })
    if (!data) continue
    const revision = example.revision + 1
    await payload.update({ collection: 'resumes', id: example.id, data: { ...data, revision }, ...QUIETLY })
    renewed += 1
  }
  return renewed
}

const ALL = { limit: 0, pagination: false, depth: 0, overrideAccess: true } as const
const QUIETLY = { depth: 0, overrideAccess: true } as const

const EARLIER: Where = {
  or: Object.values(DESIGNS).map(({ code, version }) => ({
    layout: { equals: code },
    layoutVersion: { less_than: version },
  })),
}

type Seeded = Pick<Parameters<typeof inNewerVersion>[0], 'layout' | 'layoutVersion'> & { content: unknown }

/** What makes a row one of today; undefined where the two differ in more than the version. */
function renewedAs({ seeded, ofToday }: { seeded: Seeded; ofToday: ResumeContent }) {
  const { layout, layoutVersion } = seeded
  // one that this program cannot read is somebody's, or a later release's
  const content = resumeContent.safeParse(seeded.content).data
  const newer = content && inNewerVersion({ layout, layoutVersion, content })
  if (!newer || wordsOf(newer.content) !== wordsOf(ofToday)) return undefined
  return { layoutVersion: newer.layoutVersion, content: { ...newer.content } }
}

/** A document as text without the ids of its parts, which other releases have made otherwise. */
const wordsOf = (content: ResumeContent) =>
  JSON.stringify(content, (key, value: unknown) => (key === 'id' ? undefined : value))
