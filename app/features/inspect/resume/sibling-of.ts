/** The pointer to another field of the object that a pointer's field is in. */
export function siblingOf({ path, name }: { path: string; name: string }): string {
  return path.slice(0, path.lastIndexOf('/') + 1) + name
}
