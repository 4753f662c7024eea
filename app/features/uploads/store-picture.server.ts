import { randomUUID } from 'node:crypto'
import type { DataFromCollectionSlug, Payload } from 'payload'
import type { MediaPurpose } from '../../../collections/media'
import { cleanImage, type ImageFault } from '../../../collections/media/clean-image'
import type { Person } from '../auth/person-of-request.server'
import { afterFailedUpload } from './after-failed-upload.server'

export type Picture = DataFromCollectionSlug<'media'>
export type StorePictureOptions = {
  payload: Payload
  /** who sends it; null for a visitor */
  person: Person | null
  file: Blob
  purpose: MediaPurpose
  alt?: string
}
export type StorePictureResult =
  { ok: true; picture: Picture } | { ok: false; reason: ImageFault | 'too-many' }

/** Avatars and pictures of proposals that one person may have at a time; those nobody uses are removed within a day. */
export const MOST_PICTURES = 60

/** Cleans a picture and keeps it, with its sizes for screens. */
export async function storePicture(options: StorePictureOptions): Promise<StorePictureResult> {
  const { payload, person, file, purpose, alt } = options
  if (person && purpose !== 'article' && (await countOf({ payload, owner: person.id })) >= MOST_PICTURES)
    return { ok: false, reason: 'too-many' }
  const cleaned = await cleanImage(Buffer.from(await file.arrayBuffer()))
  if (!cleaned.ok) return cleaned
  const { bytes } = cleaned
  const given = { data: bytes, mimetype: 'image/webp', name: `${randomUUID()}.webp`, size: bytes.length }
  const creating = payload.create({
    collection: 'media',
    data: { purpose, ...(alt ? { alt } : {}), ...(person ? { owner: person.id } : {}) },
    file: given,
    context: { cleaned: true },
    depth: 0,
    // the call has judged who may; a visitor has no rights that Payload could look at
    overrideAccess: true,
  })
  const picture = await creating.catch(async (error: unknown) => {
    throw await afterFailedUpload({ payload, file: given, error })
  })
  return { ok: true, picture }
}

async function countOf({ payload, owner }: { payload: Payload; owner: string | number }): Promise<number> {
  const where = { owner: { equals: owner }, purpose: { not_equals: 'article' } }
  return (await payload.count({ collection: 'media', where, overrideAccess: true })).totalDocs
}
