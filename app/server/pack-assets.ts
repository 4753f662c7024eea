import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const TEXT = /\.(css|js|mjs|svg)$/
/** Smaller ones fit a packet as they are. */
const LEAST_BYTES = 1024

const compress = promisify(brotliCompress)

/** Lays a copy of each text asset beside it, packed as tightly as Brotli can: too slow to do at each request. */
export async function packAssets({ dir }: { dir: string }): Promise<void> {
  const names = (await readdir(dir)).filter((name) => TEXT.test(name))
  await Promise.all(names.map((name) => pack(path.join(dir, name))))
}

async function pack(file: string): Promise<void> {
  const source = await readFile(file)
  if (source.length < LEAST_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  }
  await writeFile(`${file}.br`, await compress(source, { params }))
}
