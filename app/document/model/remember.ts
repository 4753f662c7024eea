const made = new WeakMap<object, Map<string, unknown>>()

/**
 * Makes a value once for each pair of owner and key. Patches leave untouched parts of a document identical, so their
 * nodes stay identical too, and React and the paginator pass over them. The key names all that the value depends on
 * beside its owner, its type included.
 */
export function remember<T>({ owner, key, make }: { owner: object; key: string; make: () => T }): T {
  const values = made.get(owner) ?? new Map<string, unknown>()
  made.set(owner, values)
  if (!values.has(key)) values.set(key, make())
  // The edge: what a key stands for is known to its caller only.
  return values.get(key) as T
}
