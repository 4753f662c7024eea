/** Where a stored picture is fetched: `/api/media/file/{name}`, the name made by us. */
const ADDRESS = /^\/api\/media\/file\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp)$/

/** The file name in the address of a stored picture, or null for every other address. */
export function pictureNameIn(address: string): string | null {
  return ADDRESS.exec(address)?.[1] ?? null
}
