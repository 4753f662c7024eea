import { lengthOf } from './fit-column'

/** Whether the words beside a place are at least as long as it. Where they aren't, a line holds both, or both give way. */
export function isPlaceShorter({ subtitle, place }: { subtitle: string; place: string }): boolean {
  return place !== '' && lengthOf(place, 1) <= lengthOf(subtitle, 1)
}
