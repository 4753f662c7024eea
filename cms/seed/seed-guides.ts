import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { compareAndSet } from '../../app/database/compare-and-set.server'
import { readGuideSource, type GuideSource } from './guides/guide-source'
import { markdownConverter } from './guides/markdown-converter'
import { orTwin } from './or-twin'

type GuideContent = RequiredDataFromCollectionSlug<'guides'>['content']

const FOLDER = path.resolve('cms/seed/guides')

/** Puts the guides that come with Jianli into a database that has none, trashed ones counted. @returns how many */
export async function seedGuides({ payload }: { payload: Payload }): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'guides', trash: true, overrideAccess: true })
  if (totalDocs > 0) return 0
  const sources = await readSources()
  const convert = await markdownConverter(payload.config)
  const ids = new Map<string, string>()
  for (const source of sources)
    ids.set(source.slug, await createGuide({ payload, source, content: convert(source.body) }))
  for (const { slug, related } of sources) {
    const found = related.flatMap((other) => ids.get(other) ?? [])
    if (found.length === 0) continue
    await payload.update({
      collection: 'guides',
      id: ids.get(slug) ?? '',
      data: { related: found },
      depth: 0,
      overrideAccess: true,
    })
  }
  for (const source of sources) await dateGuide({ payload, source, id: ids.get(source.slug) ?? '' })
  return sources.length
}

/** A guide was last changed when its text was, not on the day it came into this database. Payload's own update knows only today. */
async function dateGuide(options: { payload: Payload; source: GuideSource; id: string }): Promise<void> {
  const { payload, source, id } = options
  const publishedAt = momentOf(source.publishedAt)
  const updatedAt = momentOf(source.updatedAt)
  const where = { id: { equals: id } }
  await compareAndSet({ payload, collection: 'guides', where, data: { publishedAt, updatedAt } })
}

function momentOf(day: string): string {
  return new Date(`${day}T08:00:00Z`).toISOString()
}

async function readSources(): Promise<GuideSource[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.md')).sort()
  return Promise.all(
    files.map(async (name) => readGuideSource(await readFile(path.join(FOLDER, name), 'utf8'))),
  )
}

async function createGuide(options: {
  payload: Payload
  source: GuideSource
  content: GuideContent
}): Promise<string> {
  const { payload, source, content } = options
  const { body: _body, related: _related, updatedAt: _updatedAt, publishedAt, ...rest } = source
  const data = {
    ...rest,
    content,
    publishedAt: momentOf(publishedAt),
    _status: 'published' as const,
  }
  const collection = 'guides'
  const made = payload.create({ collection, data, depth: 0, overrideAccess: true })
  return (await orTwin({ payload, made, collection, where: { slug: { equals: source.slug } } })).id
}
