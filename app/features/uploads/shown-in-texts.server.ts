import type { CollectionSlug, Payload } from 'payload'

const BATCH = 50
type Text = { payload: Payload; slug: CollectionSlug; field: string; page: number }

/**
 * Which of these pictures stand in a rich text, as it is published or in a draft of it. Such a text is no relation that
 * a database could be asked for, so all of them are read: only for pictures that nothing else refers to.
 */
export async function shownInTexts({ payload, ids }: { payload: Payload; ids: string[] }): Promise<string[]> {
  const shown = new Set<string>()
  for (const { slug, field, versions } of richTexts(payload)) {
    for (const read of versions ? [readLive, readNewest] : [readLive]) {
      for (let page = 1; shown.size < ids.length; page += 1) {
        const { texts, hasNextPage } = await read({ payload, slug, field, page })
        for (const id of ids) if (texts.some((text) => text.includes(`"${id}"`))) shown.add(id)
        if (!hasNextPage) break
      }
    }
  }
  return [...shown]
}

function richTexts(payload: Payload) {
  return payload.config.collections.flatMap(({ slug, flattenedFields, versions }) =>
    flattenedFields
      .filter(({ type }) => type === 'richText')
      .map(({ name: field }) => ({ slug, field, versions: Boolean(versions) })),
  )
}

const shared = { limit: BATCH, depth: 0, trash: true, sort: 'id' } as const

async function readLive({ payload, slug, field, page }: Text) {
  const { docs, hasNextPage } = await payload.find({
    ...shared,
    collection: slug,
    page,
    overrideAccess: true,
  })
  return { texts: docs.map((doc) => textOf(doc, field)), hasNextPage }
}

/** A change of what is published waits in the newest version. */
async function readNewest({ payload, slug, field, page }: Text) {
  const where = { latest: { equals: true } }
  const { docs, hasNextPage } = await payload.findVersions({
    ...shared,
    collection: slug,
    where,
    page,
    overrideAccess: true,
  })
  return { texts: docs.map(({ version }) => textOf(version, field)), hasNextPage }
}

function textOf(doc: object, field: string): string {
  return JSON.stringify((doc as Record<string, unknown>)[field] ?? null)
}
