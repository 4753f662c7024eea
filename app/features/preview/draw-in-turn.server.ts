import type { Services } from '../services'

const turns = new WeakMap<Services['browser'], Promise<unknown>>()

type Options = { services: Pick<Services, 'browser'>; work: () => Promise<Buffer> }

/** One picture after another, whatever it shows: a wall of them must not crowd out somebody's PDF. */
export function drawInTurn({ services, work }: Options): Promise<Buffer> {
  const before = turns.get(services.browser) ?? Promise.resolve()
  const mine = before.then(work, work)
  turns.set(services.browser, mine)
  return mine
}
