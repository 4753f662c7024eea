import { asServer } from '~/http/caller.server'
import { drawnFiles, type DrawnKind } from '../pdf/drawn-files.server'
import type { Services } from '../services'

const turns = new WeakMap<Services['browser'], Promise<unknown>>()

type Work = () => Promise<Buffer>
type Options = { services: Pick<Services, 'browser'>; work: Work }
type DrawOptions = {
  services: Pick<Services, 'browser' | 'env' | 'log'>
  kind: DrawnKind
  key: string
  work: Work
}

/**
 * One picture after another, whatever it shows: a wall of them must not crowd out somebody's PDF. The server draws them, for
 * all would wait with the first one while whoever asked for that has a page already.
 */
export function drawInTurn({ services, work }: Options): Promise<Buffer> {
  const before = turns.get(services.browser) ?? Promise.resolve()
  const draw = () => asServer(work)
  const mine = before.then(draw, draw)
  turns.set(services.browser, mine)
  return mine
}

/** What is kept under a key, else what the work makes of it, which is kept from then on. */
export async function drawOnce({ services, kind, key, work }: DrawOptions): Promise<Buffer> {
  const { cache, flight } = drawnFiles({ services, kind })
  const known = await cache.get(key)
  if (known) return known
  const bytes = await flight({ key, work })
  await cache.set(key, bytes).catch((error: unknown) => {
    services.log.error({ err: error, kind }, 'a picture could not be cached')
  })
  return bytes
}
