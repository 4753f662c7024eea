import type { SerializedEditorState, SerializedLexicalNode } from 'lexical'

/** The stored JSON of a node; its fields depend on its type. */
export type StoredNode = { type: string; children?: StoredNode[]; [field: string]: unknown }

export type StoredDocument = { root: StoredNode & { children: StoredNode[] } }

/** Nodes that are edited as text here. Every other kind is carried along as it was stored, whatever it is. */
const TEXT = new Set(
  'root paragraph text linebreak tab heading quote list listitem link autolink table tablerow tablecell'.split(
    ' ',
  ),
)
const INLINE_PARENTS = new Set(['paragraph', 'heading', 'quote', 'listitem', 'link', 'autolink'])

/** A stored document as this editor takes it: what it can't edit as text is wrapped. */
export function toEditor(content: StoredDocument): string {
  const children = content.root.children.map((node) => wrap({ node, parent: 'root' }))
  const root = { ...EMPTY_BLOCK, ...content.root }
  return JSON.stringify({ root: { ...root, children: children.length ? children : [EMPTY_PARAGRAPH] } })
}

export function toStored({ root }: SerializedEditorState): StoredDocument {
  // an edge: Lexical types its JSON without the fields of the nodes
  const children = root.children as SerializedLexicalNode[] as StoredNode[]
  return { root: { ...root, children: children.map(unwrap) } }
}

/** What Lexical reads of every block: one made by a call may lack it. */
const EMPTY_BLOCK = { version: 1, format: '', indent: 0, direction: null }
const EMPTY_PARAGRAPH = { ...EMPTY_BLOCK, type: 'paragraph', children: [] }

function wrap({ node, parent }: { node: StoredNode; parent: string }): StoredNode {
  if (!TEXT.has(node.type))
    return { type: 'kept', version: 1, stored: node, inline: INLINE_PARENTS.has(parent) }
  if (!node.children) return node
  return { ...node, children: node.children.map((child) => wrap({ node: child, parent: node.type })) }
}

function unwrap(node: StoredNode): StoredNode {
  if (node.type === 'kept') return node.stored as StoredNode
  return node.children ? { ...node, children: node.children.map(unwrap) } : node
}
