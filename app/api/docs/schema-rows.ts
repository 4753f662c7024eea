import * as z from 'zod'

export type SchemaRow = { path: string; type: string; required: boolean; description: string }

type Node = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Node>
  required?: string[]
  items?: Node
  anyOf?: Node[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  description?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  format?: string
  pattern?: string
  $defs?: Record<string, Node>
}

/** The fields of a schema for people: `content.skill.list[].key`, its type with bounds, whether it must be sent. */
export function schemaRows(options: { schema: z.ZodType; io: 'input' | 'output' }): SchemaRow[] {
  const root = z.toJSONSchema(options.schema, { io: options.io, unrepresentable: 'any' }) as Node
  return rowsBelow({ node: root, path: '', depth: 0 })
}

function rowsBelow({ node, path, depth }: { node: Node; path: string; depth: number }): SchemaRow[] {
  const inner = node.items ?? node
  const prefix = node.items ? `${path}[]` : path
  if (!inner.properties || depth > 3) return []
  return Object.entries(inner.properties).flatMap(([name, field]) => {
    const own = prefix ? `${prefix}.${name}` : name
    const row = {
      path: own,
      type: typeText(field),
      required: inner.required?.includes(name) ?? false,
      description: field.description ?? '',
    }
    return [row, ...rowsBelow({ node: field, path: own, depth: depth + 1 })]
  })
}

function typeText(node: Node): string {
  if (node.$ref) return node.$ref.split('/').at(-1) ?? ''
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (node.const !== undefined) return JSON.stringify(node.const)
  if (node.anyOf) return [...new Set(node.anyOf.map(typeText))].join(' | ')
  if (node.items) return `${typeText(node.items)}[]`
  return [
    node.type ?? 'any',
    boundsText(node),
    node.default === undefined ? '' : `= ${JSON.stringify(node.default)}`,
  ]
    .filter(Boolean)
    .join(' ')
    .slice(0, 160)
}

function boundsText(node: Node): string {
  const from = node.minimum ?? node.minLength
  const to = node.maximum ?? node.maxLength
  if (node.type === 'object' || (from === undefined && to === undefined)) return ''
  if (to === Number.MAX_SAFE_INTEGER) return `≥ ${from}`
  return `${from ?? 0}–${to ?? ''}`
}
