import path from 'node:path'
import type { Services } from '../services'
import { createFileCache, type FileCache } from './create-file-cache.server'
import { createSingleFlight, type SingleFlight } from './create-single-flight.server'

export type DrawnFiles = { cache: FileCache; flight: SingleFlight<Buffer> }
export type DrawnKind = 'pdf' | 'avif' | 'webp' | 'jpg' | 'html' | 'woff2' | 'json'

const kept = new WeakMap<Services['browser'], Map<DrawnKind, DrawnFiles>>()

type Options = { services: Pick<Services, 'browser' | 'env'>; kind: DrawnKind }

/** The cache of one kind of drawn file, `json` what was read of a PDF, one for each running server (known by its browser pool). */
export function drawnFiles({ services, kind }: Options): DrawnFiles {
  const kinds = kept.get(services.browser) ?? new Map<DrawnKind, DrawnFiles>()
  kept.set(services.browser, kinds)
  const known = kinds.get(kind)
  if (known) return known
  const dir = path.join(services.env.DATA_DIR, 'cache', kind)
  const made = { cache: createFileCache({ dir, extension: kind }), flight: createSingleFlight<Buffer>() }
  kinds.set(kind, made)
  return made
}
