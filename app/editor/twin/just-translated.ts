import type { Run } from '../assistant/run/run'

type Seen = Pick<Run, 'key' | 'ask' | 'state' | 'result'>

/**
 * Hears from each state of the assistant's runs which resume a translation has just made. Each run counts once, when it
 * ends: one that had ended before says nothing of what is a pair now.
 */
export function watchTranslations(): (runs: readonly Seen[]) => string | undefined {
  const open = new Set<string>()
  return (runs) => {
    let made: string | undefined
    for (const { key, ask, state, result } of runs) {
      if (ask.kind !== 'translate') continue
      if (state !== 'done') open.add(key)
      else if (open.delete(key)) made = result.resumeId ?? made
    }
    return made
  }
}
