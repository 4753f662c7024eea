import type { Payload } from 'payload'
import { DESIGNS } from '../../app/document/designs/designs'
import { exampleContent } from './examples/example-content'
import type { ExampleSource } from './examples'
import { seededExamples } from './examples'
import { GROUP_KEYS, readGroup, type GroupSource } from './groups'
import { orTwin } from './or-twin'
import { seededTemplates } from './templates'
import type { SeededTemplate } from './templates/written-template'

/** Puts the resume groups and their examples into a database that has none. @returns how many groups */
export async function seedGroups({ payload }: { payload: Payload }): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'resume-groups', overrideAccess: true })
  if (totalDocs > 0) return 0
  for (const key of GROUP_KEYS) await seedGroup({ payload, group: readGroup(key) })
  return GROUP_KEYS.length
}

async function seedGroup({ payload, group }: { payload: Payload; group: GroupSource }) {
  const types = []
  for (const example of seededExamples().filter((source) => source.group === group.key)) {
    const resumeId = await seedExample({ payload, example })
    types.push({ key: example.key, name: example.typeName, resumeId })
  }
  const collection = 'resume-groups'
  const made = payload.create({ collection, data: { ...group, types }, overrideAccess: true, depth: 0 })
  await orTwin({ payload, made, collection, where: { key: { equals: group.key } } })
}

/** An example belongs to nobody; its origin key keeps it single. */
async function seedExample({ payload, example }: { payload: Payload; example: ExampleSource }) {
  const originKey = originKeyOf(example)
  const template = templateOf(example)
  const collection = 'resumes'
  const where = { originKey: { equals: originKey } }
  const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, overrideAccess: true })
  if (docs[0]) return docs[0].id
  const data = {
    example: true,
    title: example.title,
    templateCode: template.code,
    layout: template.layout,
    layoutVersion: DESIGNS[template.layout].version,
    language: example.language,
    content: { ...exampleContent({ example, template: template.content }) },
    revision: 1,
    originKey,
  }
  const made = payload.create({ collection, data, overrideAccess: true, depth: 0 })
  return (await orTwin({ payload, made, collection, where })).id
}

export function originKeyOf({ group, key }: ExampleSource): string {
  return `example:${group}:${key}`
}

/** Whose looks an example has. */
export function templateOf({ key, templateCode }: ExampleSource): SeededTemplate {
  const template = seededTemplates().find(({ code }) => code === templateCode)
  if (!template) throw new Error(`the example ${key} names no template`)
  return template
}
