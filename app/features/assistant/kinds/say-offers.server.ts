import type { Suggestion } from '../tasks/events'
import type { KindContext } from './kind-context'

export type SayOffersOptions = {
  context: Pick<KindContext, 'emitter' | 'secondReading'>
  offers: readonly Suggestion[]
  /** the person's own words in this task */
  user?: string | undefined
  job?: string | undefined
}

/** Says each offer as a `patch` at once, and once more where the second reading doubts something in it. */
export async function sayOffers({ context, offers, user, job }: SayOffersOptions): Promise<void> {
  if (offers.length === 0) return
  const { emitter, secondReading } = context
  await secondReading.begin()
  for (const offer of offers) await emitter.emit('patch', offer)
  const again = await secondReading.read({ texts: offers, user, job })
  for (const offer of again.filter((one) => !offers.includes(one))) await emitter.emit('patch', offer)
}
