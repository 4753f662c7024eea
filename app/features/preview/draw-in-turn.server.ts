import { asServer } from '~/http/caller.server'
import type { Services } from '../services'

const turns = new WeakMap<Services['browser'], Promise<unknown>>()

type Options = { services: Pick<Services, 'browser'>; work: () => Promise<Buffer> }

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
