/** What two documents with the same fields and values have in common, however their fields are ordered. Not for secrets. */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(value, inOrder)
  let [high, low] = [text.length, 5381]
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 0x01000193)
    low = (Math.imul(low, 33) + unit) | 0
  }
  return [text.length, high >>> 0, low >>> 0].map((part) => part.toString(36)).join('.')
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
