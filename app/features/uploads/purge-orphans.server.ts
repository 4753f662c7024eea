import type { CollectionSlug, Payload } from 'payload'
import { findRows } from '~/database/rows.server'
import { shownInTexts } from './shown-in-texts.server'
import type { Picture } from './store-picture.server'

/** A picture is sent first and used a moment later; what is younger than this is left alone. */
export const ORPHAN_HOURS = 24
const BATCH = 100

/**
 * Removes avatars and pictures of proposals that nothing refers to any more. Article pictures are a library that
 * administrators keep themselves: they stay.
 */
export async function purgeOrphans({ payload }: { payload: Payload }): Promise<number> {
  const before = new Date(Date.now() - ORPHAN_HOURS * 60 * 60 * 1000).toISOString()
  let removed = 0
  for (let after = ''; ;) {
    const { docs } = await payload.find({
      collection: 'media',
      where: {
        purpose: { in: ['avatar', 'proposal'] },
        createdAt: { less_than: before },
        ...(after ? { id: { greater_than: after } } : {}),
      },
      sort: 'id',
      limit: BATCH,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    })
    const last = docs.at(-1)
    if (!last) return removed
    after = String(last.id)
    const used = await usedAmong({ payload, pictures: docs })
    for (const { id } of docs.filter((picture) => !used.has(picture.id))) {
      await payload.delete({ collection: 'media', id, depth: 0, overrideAccess: true })
      removed += 1
    }
  }
}

async function usedAmong(options: { payload: Payload; pictures: Picture[] }): Promise<Set<string>> {
  const { payload, pictures } = options
  const ids = pictures.map(({ id }) => id)
  const addresses = new Map(pictures.map(({ id, url }) => [url ?? '', id]))
  const used = new Set<string>()
  const people = await findRows({
    payload,
    collection: 'users',
    where: { avatar: { in: [...addresses.keys()] } },
    select: { avatar: true },
    limit: ids.length * 2,
  })
  for (const { avatar } of people) used.add(addresses.get(avatar ?? '') ?? '')
  for (const { slug, field } of picturePlaces(payload))
    for (const id of await referredTo({ payload, slug, field, ids })) used.add(id)
  const left = ids.filter((id) => !used.has(id))
  for (const id of await shownInTexts({ payload, ids: left })) used.add(id)
  return used
}

/** Every field of every collection that points at pictures. */
function picturePlaces(payload: Payload): { slug: CollectionSlug; field: string }[] {
  return payload.config.collections.flatMap(({ slug, flattenedFields }) =>
    flattenedFields
      .filter((field) => 'relationTo' in field && field.relationTo === 'media')
      .map(({ name }) => ({ slug, field: name })),
  )
}

type Place = { payload: Payload; slug: CollectionSlug; field: string; ids: string[] }

async function referredTo({ payload, slug, field, ids }: Place): Promise<string[]> {
  const found = await Promise.all(
    ids.map(async (id) => {
      const where = { [field]: { equals: id } }
      const { totalDocs } = await payload.count({ collection: slug, where, overrideAccess: true })
      return totalDocs > 0 ? [id] : []
    }),
  )
  return found.flat()
}
