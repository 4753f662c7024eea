/** The plain text of a Lexical editor state, a line for each block. Anything else in it is passed over. */
export function lexicalText(state: unknown): string {
  if (typeof state !== 'object' || state === null) return ''
  if ('root' in state) return lexicalText(state.root).trim()
  if ('text' in state && typeof state.text === 'string') return state.text
  const inner = [...childrenOf(state), ...blockFieldsOf(state)].map(lexicalText).join('')
  return isInline(state) ? inner : `${inner}\n`
}

function childrenOf(node: object): unknown[] {
  return 'children' in node && Array.isArray(node.children) ? node.children : []
}

/** Texts inside a block of our own, such as a callout. */
function blockFieldsOf(node: object): unknown[] {
  if (!('fields' in node) || typeof node.fields !== 'object' || node.fields === null) return []
  return Object.values(node.fields).filter(
    (value) => typeof value === 'object' && value !== null && 'root' in value,
  )
}

function isInline(node: object): boolean {
  return 'type' in node && (node.type === 'link' || node.type === 'autolink')
}
