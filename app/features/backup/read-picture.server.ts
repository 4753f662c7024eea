import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq, type DataFromCollectionSlug, type Payload } from 'payload'

type Options = { payload: Payload; picture: DataFromCollectionSlug<'media'> }

/** The bytes of a stored picture from wherever uploads are kept, or null when it is not there. */
export async function readPicture({ payload, picture }: Options): Promise<Uint8Array<ArrayBuffer> | null> {
  const { upload } = payload.collections.media.config
  const filename = picture.filename ?? ''
  const req = await createLocalReq({}, payload)
  for (const handler of upload.handlers ?? []) {
    const params = { collection: 'media', filename }
    const response = await handler(req, { doc: picture, params })
    if (response instanceof Response && response.ok) return new Uint8Array(await response.arrayBuffer())
  }
  const file = path.join(upload.staticDir ?? '', path.basename(filename))
  return readFile(file).then(
    (bytes) => new Uint8Array(bytes),
    () => null,
  )
}
