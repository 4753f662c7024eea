import type { Language } from '../../../collections/resumes/schema'
import type { AnyCall } from '../engine/define-call'

export type DescribeOptions = { calls: readonly AnyCall[]; language: Language }

/** Keeps a description of the calls in each language: they stay the same while the server runs. */
export function onceInEachLanguage(
  describe: (options: DescribeOptions) => string,
): (options: DescribeOptions) => string {
  const kept = new Map<Language, string>()
  return (options) => {
    const text = kept.get(options.language) ?? describe(options)
    kept.set(options.language, text)
    return text
  }
}
