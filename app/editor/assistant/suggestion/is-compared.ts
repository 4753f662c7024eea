import type { FactFlag } from '../../../features/assistant/tasks/events'

/** Whether a claim is to be compared with the person's own words, which the model points at, more than in doubt. */
export function isCompared(flag: FactFlag): flag is FactFlag & Required<Pick<FactFlag, 'told'>> {
  return flag.told !== undefined && flag.isCompared === true
}
