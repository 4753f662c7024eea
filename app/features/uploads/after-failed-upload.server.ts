import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { FileUploadError, type Payload } from 'payload'

/** As each picture is called that comes in. */
const NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/

export type FailedUpload = { payload: Payload; file: { name: string; data: Buffer }; error: unknown }

/**
 * Takes away what a picture that could not be kept has left in the folder of uploads. Payload says only that a file
 * could not be written; the disk says why, asked once more.
 *
 * @returns what to throw
 */
export async function afterFailedUpload({ payload, file, error }: FailedUpload): Promise<unknown> {
  const { staticDir, disableLocalStorage } = payload.collections.media.config.upload
  // a bucket's adapter says itself what it can't do
  if (disableLocalStorage || !staticDir || !NAME.test(file.name)) return error
  // beside what was written of the first
  if (error instanceof FileUploadError)
    error.cause = await writeFile(path.join(staticDir, `${file.name}.again`), file.data).catch(
      (cause: unknown) => cause,
    )
  // its sizes are called after it
  const { name } = path.parse(file.name)
  const all = await readdir(staticDir).catch(() => [])
  const left = all.filter((one) => one.startsWith(name))
  // where nothing can be removed, nothing could be written
  await Promise.allSettled(left.map((one) => rm(path.join(staticDir, one), { force: true })))
  return error
}
