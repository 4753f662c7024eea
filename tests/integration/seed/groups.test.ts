import { expect, it } from 'vitest'
import { DESIGNS } from '../../../app/document/designs/designs'
import { contentOf } from '../../../app/features/resumes/resume'
import { countResumes } from '../../../app/features/resumes/count-resumes.server'
import { seedGroups } from '../../../cms/seed/seed-groups'
import { renewSeeded } from '../../../cms/seed/renew-seeded'
import { seedRecruitments } from '../../../cms/seed/seed-recruitments'
import { seedTemplates } from '../../../cms/seed/seed-templates'
import { openServices } from '../../setup/services'
import { throughout } from '../../setup/throughout'

const all = { limit: 1, depth: 0 } as const
const base = throughout(openServices)

it('seeds six groups with an example for each type, once', async () => {
  const { payload } = base.services
  expect(await seedGroups({ payload })).toBe(6)
  expect(await seedGroups({ payload })).toBe(0)
  const { docs } = await payload.find({ collection: 'resume-groups', depth: 1 })
  const examples = docs.flatMap(({ types }) => types ?? []).map(({ resumeId }) => resumeId)
  expect(examples.length).toBeGreaterThanOrEqual(20)
  for (const example of examples) {
    if (typeof example === 'string') throw new Error('the example is gone')
    expect(example.example).toBe(true)
    expect(example.owner ?? null).toBeNull()
    expect(example.layoutVersion).toBe(DESIGNS[example.layout].version)
    expect(contentOf(example).baseInfo.list.length).toBeGreaterThan(3)
  }
  expect(await countResumes({ payload })).toBe(0)
})

it('a duplicate of a group has a key of its own, and the types of the first', async () => {
  const { payload } = base.services
  const [first] = (await payload.find({ collection: 'resume-groups', ...all })).docs
  if (!first) throw new Error('there is no group')
  const copy = await payload.duplicate({ collection: 'resume-groups', id: first.id, depth: 0 })
  expect(copy.key).toMatch(new RegExp(`^${first.key}-[0-9a-f]{4}$`))
  expect(copy.types?.map(({ key }) => key)).toEqual(first.types?.map(({ key }) => key))
  await payload.delete({ collection: 'resume-groups', id: copy.id })
})

it('what an earlier release seeded comes into the newer version of its layout, unless somebody has changed it', async () => {
  const { payload } = base.services
  await seedTemplates({ payload })
  await seedGroups({ payload })
  const templateOf = async (code: string) => {
    const { docs } = await payload.find({
      collection: 'templates',
      where: { code: { equals: code } },
      ...all,
    })
    const [template] = docs
    if (!template) throw new Error(`there is no template ${code}`)
    return template
  }
  const exampleOf = async () => {
    const where = { originKey: { equals: 'example:engineering:backend-engineer' } }
    const [example] = (await payload.find({ collection: 'resumes', where, ...all })).docs
    if (!example) throw new Error('there is no example')
    return example
  }
  const inFirst = (row: { content: unknown }, font: 'sans' | 'serif', desc?: string) => {
    const { config, ...content } = contentOf(row)
    return {
      layoutVersion: 1,
      content: { ...content, config: { ...config, font, desc: desc ?? config.desc } },
    }
  }
  const withDots = (row: ReturnType<typeof inFirst>) => {
    const { config, ...content } = row.content
    return { ...row, content: { ...content, config: { ...config, dateFormat: 'dot' } } }
  }
  const [classic, plain, timeline, example] = [
    await templateOf('classic-en'),
    await templateOf('plain-zh'),
    await templateOf('timeline-en'),
    await exampleOf(),
  ]
  const write = { depth: 0 } as const
  await payload.update({
    ...{ collection: 'templates', id: classic.id, ...write },
    data: withDots(inFirst(classic, 'serif')),
  })
  await payload.update({
    ...{ collection: 'templates', id: timeline.id, ...write },
    data: inFirst(timeline, 'sans', 'ours'),
  })
  await payload.update({
    ...{ collection: 'resumes', id: example.id, ...write },
    data: inFirst(example, 'serif'),
  })

  // this release gives it larger letters than the one before
  const { config, ...asBefore } = contentOf(plain)
  const smaller = { ...asBefore, config: { ...config, fontSize: 14, lineSpace: 'leading-relaxed' } }
  await payload.update({
    ...{ collection: 'templates', id: plain.id, ...write },
    data: { layoutVersion: DESIGNS.plain.version - 1, content: smaller },
  })

  expect(await renewSeeded({ payload })).toBe(3)
  expect(await renewSeeded({ payload })).toBe(0)
  const renewed = await templateOf('classic-en')
  expect(renewed).toMatchObject({
    layoutVersion: DESIGNS.classic.version,
    _status: 'published',
    content: classic.content,
  })
  const { version: layoutVersion } = DESIGNS.plain
  const { content: ofToday } = await templateOf('plain-zh')
  expect(contentOf({ content: ofToday }).config).toMatchObject({ fontSize: config.fontSize })
  expect(await templateOf('plain-zh')).toMatchObject({ layoutVersion })
  expect(await templateOf('timeline-en')).toMatchObject({
    layoutVersion: 1,
    content: { config: { font: 'sans' } },
  })
  expect(await exampleOf()).toMatchObject({
    layoutVersion: DESIGNS.classic.version,
    revision: example.revision + 1,
    content: example.content,
  })
})

it('seeds jobs that are open and jobs that are past', async () => {
  const { payload } = base.services
  expect(await seedRecruitments({ payload })).toBeGreaterThanOrEqual(10)
  expect(await seedRecruitments({ payload })).toBe(0)
  const { docs } = await payload.find({ collection: 'recruitments', depth: 0 })
  const past = docs.filter(({ deadline }) => deadline && new Date(deadline) < new Date())
  expect(past.length).toBeGreaterThan(0)
  expect(past.length).toBeLessThan(docs.length / 2)
  for (const { link, group } of docs) {
    expect(new URL(link ?? '').hostname).toMatch(/(^|\.)example\.com$/)
    expect(group).toEqual(expect.any(String))
  }
})
