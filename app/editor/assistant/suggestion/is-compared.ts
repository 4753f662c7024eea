import type { FactFlag } from '../../../features/assistant/tasks/events'

/**
 * Whether a claim is to be compared with the person's own words, which the model points at, more than in doubt. What says
 * more than the resume does, and what only an advertisement asks for, stays in doubt whatever a model points at.
 */
export function isCompared(flag: FactFlag): flag is FactFlag & Required<Pick<FactFlag, 'told'>> {
  return flag.told !== undefined && flag.severity === 'unsourced'
}
