import { isBlankItem, isBlankSkill } from '../../../collections/resumes/is-blank-item'
import type { Place } from './find-place'

/** Whether nothing is written in an entry or a skill. */
export function isBlankPlace(place: Place): boolean {
  if (place.kind === 'item') return isBlankItem({ item: place.value, section: place.section })
  return place.kind === 'skill' && isBlankSkill(place.value)
}
