import { createKeptFlag } from '~/session/create-kept-flag'

/** Whether the hints were seen in this browser; without storage they are not shown at all. */
const seen = createKeptFlag({ key: 'cache-tour', without: true })

export const tourSeen = {
  get: seen.get,
  subscribe: seen.subscribe,
  mark: () => seen.set(true),
  /** Shows them again, now. */
  forget: () => seen.set(false),
}
