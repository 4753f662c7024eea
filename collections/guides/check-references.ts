import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'
import { adminLanguage } from '../languages/admin-language'

const REFERENCES = [
  {
    path: 'cover',
    collection: 'media',
    en: 'Cover: there is no such picture',
    'zh-CN': '封面：没有这张图片',
  },
  {
    path: 'related',
    collection: 'guides',
    en: 'Related guides: there is no such guide',
    'zh-CN': '相关指南：没有这篇指南',
  },
] as const

type Values = Record<string, unknown>

/**
 * What a call makes a guide name has to be there: SQLite refuses the row as a fault of its own, MongoDB takes it. What
 * it named before may have gone since and stands in nobody's way. The admin offers only what is there, and may restore
 * a version of a time when more was.
 */
export const checkReferences: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (req.payloadAPI !== 'local') return
  for (const { path, collection, ...texts } of REFERENCES) {
    const before = idsIn((originalDoc as Values | undefined)?.[path])
    const ids = idsIn((data as Values)[path]).filter((id) => !before.includes(id))
    if (await areThere({ collection, ids, req })) continue
    const message = texts[adminLanguage(req.i18n)]
    throw new ValidationError(
      { collection: 'guides', errors: [{ path, label: message, message }], req },
      req.t,
    )
  }
}

async function areThere(options: {
  collection: CollectionSlug
  ids: string[]
  req: PayloadRequest
}): Promise<boolean> {
  const { collection, ids, req } = options
  for (const id of ids) {
    // one by one: asked for several, MongoDB fails at an id of another database's shape
    const where = { id: { equals: id } }
    const found = await req.payload.count({ collection, where, trash: true, overrideAccess: true, req })
    if (found.totalDocs === 0) return false
  }
  return true
}

/** Of one reference or of many, however deep they were read; each once. */
function idsIn(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  const ids = values.map((one) => (typeof one === 'object' && one !== null && 'id' in one ? one.id : one))
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}
