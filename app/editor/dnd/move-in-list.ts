/** Moves the element at `from` so that it ends at index `to`. Changes the array it is given. */
export function moveInList<T>({ list, from, to }: { list: T[]; from: number; to: number }): void {
  const target = Math.max(0, Math.min(list.length - 1, to))
  const [moved] = list.splice(from, 1)
  if (moved !== undefined) list.splice(target, 0, moved)
}
