/** A value that is worked out when it is first asked for. */
export function once<Value>(read: () => Value): () => Value {
  let held: { value: Value } | undefined
  return () => (held ??= { value: read() }).value
}

/** A value of each key, worked out when it is first asked for and kept as long as the key. */
export function onceFor<Key extends object, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const held = known.get(key) ?? { value: read(key) }
    known.set(key, held)
    return held.value
  }
}
