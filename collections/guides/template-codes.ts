/** The codes of the template cards in a stored text, each once, however deep they stand. */
export function templateCodesOf(content: unknown): string[] {
  // an edge: stored JSON, checked by the editor that stored it
  const { root } = (content ?? {}) as { root?: Node }
  return [...new Set(root ? codesIn(root) : [])]
}

type Node = { fields?: { blockType?: unknown; code?: unknown }; children?: Node[] }

function codesIn({ fields, children = [] }: Node): string[] {
  const own = fields?.blockType === 'template-card' && typeof fields.code === 'string' ? [fields.code] : []
  return [...own, ...children.flatMap(codesIn)]
}
