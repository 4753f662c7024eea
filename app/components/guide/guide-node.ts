/** A node of a guide's text as it is stored; which fields are there depends on its type. */
export type GuideNode = {
  type: string
  children?: GuideNode[]
  text?: string
  /** bits of a text (1 bold, 2 italic, 4 struck, 16 code), elsewhere an alignment */
  format?: number | string
  tag?: string
  listType?: string
  checked?: boolean
  value?: unknown
  start?: number
  fields?: Record<string, unknown>
  headerState?: number
  colSpan?: number
  rowSpan?: number
}

/** The words in a node. */
export function textOf(node: GuideNode): string {
  return node.text ?? (node.children ?? []).map(textOf).join('')
}

/** The nodes of a stored document; an empty list for whatever is no document. */
export function nodesOf(content: unknown): GuideNode[] {
  // an edge: stored JSON, checked by the editor that stored it; every reader bears missing fields
  const { root } = (content ?? {}) as { root?: { children?: GuideNode[] } }
  return Array.isArray(root?.children) ? root.children : []
}

/** An address that may be linked: of this site, the web, a mail. */
export function safeUrl(url: unknown): string | null {
  return typeof url === 'string' && /^(https?:\/\/|mailto:|#|\/(?!\/))/i.test(url) ? url : null
}

/** Where a link goes, or null when its target is not there for this reader. */
export function addressOf({ fields = {} }: GuideNode): string | null {
  if (fields.linkType !== 'internal') return safeUrl(fields.url)
  const doc = fields.doc as { relationTo?: string; value?: { slug?: string; code?: string } | string } | null
  if (typeof doc?.value !== 'object' || !doc.value) return null
  if (doc.relationTo === 'guides' && doc.value.slug) return `/guide/${doc.value.slug}`
  return doc.relationTo === 'templates' && doc.value.code ? `/start/${doc.value.code}` : null
}
