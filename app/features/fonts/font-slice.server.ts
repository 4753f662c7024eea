import { createHash } from 'node:crypto'
import type { Services } from '../services'
import { drawnFiles } from '../pdf/drawn-files.server'
import { cutWoff2 } from './cut-woff2.server'
import { fontCoverage } from './font-coverage.server'
import type { FontName } from './font-files.server'

type Options = FontName & { services: Pick<Services, 'browser' | 'env'>; text: string; signal?: AbortSignal }

/** A WOFF2 with the characters of `text` that the font has, from the cache when it was cut before; null with none. */
export async function fontSlice(options: Options): Promise<Buffer | null> {
  const { services, text, signal } = options
  const { family, weight, italic = false } = options
  const font = { family, weight, italic }
  const coverage = await fontCoverage(font)
  const characters = [...new Set(text)].filter((character) => coverage.has(character.codePointAt(0) ?? 0))
  if (characters.length === 0) return null
  const drawn = characters.sort().join('')
  const key = createHash('sha256')
    .update(`${family} ${weight}${italic ? ' italic' : ''} ${drawn}`)
    .digest('hex')
  const { cache, flight } = drawnFiles({ services, kind: 'woff2' })
  const cut = async () => {
    const bytes = await cutWoff2({ ...font, text: drawn })
    await cache.set(key, bytes).catch(() => undefined)
    return bytes
  }
  return (await cache.get(key)) ?? flight({ key, signal, work: cut })
}
