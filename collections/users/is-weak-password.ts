import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

export type IsWeakPasswordOptions = {
  password: string
  /** what others know of the person: an address, a name */
  about: string[]
}

/**
 * Whether a password is a common one or made of one: found within a million guesses by who tries the common ones, their
 * usual changes, keyboard rows, dates and the person's own address first. Everything is looked up here, offline.
 */
export async function isWeakPassword({ password, about }: IsWeakPasswordOptions): Promise<boolean> {
  const words = about.flatMap((text) => [text, text.split('@')[0] ?? '']).filter(Boolean)
  return (await estimator()).check(password, words).score < 2
}

let made: Promise<ZxcvbnFactory> | undefined

/** Its word lists take 24 MB and a quarter of a second: only once somebody sets a password. */
function estimator(): Promise<ZxcvbnFactory> {
  made ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([core, { dictionary, adjacencyGraphs }]) =>
      new core.ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
  )
  return made
}
