import {
  QueryError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import { isAdmin } from '../roles'

/** What every document has beside its fields. */
const OWN = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status'])
/** What every version has beside its document, which stands under `version`. */
const OF_VERSION = new Set(['parent', 'latest', 'autosave', 'snapshot', 'publishedLocale'])
const GROUPS = new Set(['and', 'or'])

/** As long as an address may be; GraphQL has its conditions elsewhere. */
const MOST_CHARACTERS = 16 * 1024
/** Each is a comparison of its own with every row, and so is each word that a text is to be like. */
const MOST_CONDITIONS = 200
const MOST_WORDS = 30

type Asked = { fields: FlattenedField[]; path: string[]; req: PayloadRequest; beyond?: boolean }

/**
 * What may be asked of a collection from outside: its own simple fields. A condition or an order that reaches through a
 * relation tells of documents that its author may not read, letter by letter. Administrators, who filter their lists,
 * may reach further, but not to what signs people in nor what only some may read.
 */
export const refuseOddQueries: CollectionBeforeOperationHook = ({
  args,
  collection,
  overrideAccess,
  req,
}) => {
  if (overrideAccess) return
  const { where, sort, field } = args as { where?: unknown; sort?: unknown; field?: unknown }
  if (req.payloadAPI !== 'local' && isTooMuch(where)) throw new QueryError([{ path: 'where' }])
  for (const path of [...pathsOfWhere(where), ...pathsOfSort(sort), ...pathsOfSort(field)]) {
    const segments = path.split('.')
    const [first = '', ...rest] = segments
    const ofDocument = first === 'version' ? rest : segments
    if (OF_VERSION.has(first) && rest.length === 0) continue
    if (!mayAsk({ fields: collection.flattenedFields, path: ofDocument, req }))
      throw new QueryError([{ path }])
  }
}

function mayAsk({ fields, path, req, beyond = false }: Asked): boolean {
  const [name = '', ...rest] = path
  if (OWN.has(name)) return rest.length === 0
  // the place in a list, which MongoDB knows
  if (beyond && /^\d+$/.test(name)) return mayAsk({ fields, path: rest, req, beyond })
  const field = fields.find((one) => 'name' in one && one.name === name)
  if (!field || isSecret(field, beyond)) return false
  if (rest.length === 0) return isAdmin(req.user) || field.type !== 'json'
  if (!isAdmin(req.user)) return false
  if ('flattenedFields' in field)
    return mayAsk({ fields: field.flattenedFields, path: rest, req, beyond: true })
  if (!('relationTo' in field)) return field.type === 'json' || field.type === 'richText'
  const [key = '', ...further] = rest
  if (Array.isArray(field.relationTo)) return further.length === 0 && ['value', 'relationTo'].includes(key)
  const fieldsThere = fieldsOf(req.payload.config, field.relationTo)
  return mayAsk({ fields: fieldsThere, path: rest, req, beyond: true })
}

function fieldsOf({ collections }: SanitizedConfig, slug: string): FlattenedField[] {
  return collections.find((one) => one.slug === slug)?.flattenedFields ?? []
}

/** Beyond a relation the rights to a field can't be asked: there is no document to ask them of. */
function isSecret(field: FlattenedField, beyond: boolean): boolean {
  if (field.name === 'sessions' || ('hidden' in field && field.hidden)) return true
  return beyond && 'access' in field && Boolean(field.access?.read)
}

function isTooMuch(where: unknown): boolean {
  if (typeof where !== 'object' || where === null) return false
  if (JSON.stringify(where).length > MOST_CHARACTERS) return true
  return pathsOfWhere(where).length > MOST_CONDITIONS || hasLongLike(where)
}

function hasLongLike(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, one]) =>
    typeof one === 'string' ? /like$/i.test(key) && one.split(' ').length > MOST_WORDS : hasLongLike(one),
  )
}

function pathsOfWhere(where: unknown): string[] {
  if (Array.isArray(where)) return where.flatMap(pathsOfWhere)
  if (typeof where !== 'object' || where === null) return []
  return Object.entries(where).flatMap(([key, value]) =>
    GROUPS.has(key.toLowerCase()) ? pathsOfWhere(value) : [key],
  )
}

function pathsOfSort(sort: unknown): string[] {
  const texts: unknown[] = Array.isArray(sort) ? sort : [sort]
  return texts
    .filter((text) => typeof text === 'string')
    .flatMap((text) => text.split(','))
    .map((text) => text.trim().replace(/^[-+]/, ''))
    .filter(Boolean)
}
