import type { FactFlag } from '../../../features/assistant/tasks/events'

/**
 * Whether a claim is to be compared with the person's own words, which the model points at, more than in doubt. What an
 * advertisement asks for stays in doubt: its author may have told the model what to point at.
 */
export function isCompared(flag: FactFlag): flag is FactFlag & Required<Pick<FactFlag, 'told'>> {
  return flag.told !== undefined && flag.severity !== 'from-job'
}
