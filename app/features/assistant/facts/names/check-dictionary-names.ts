import { flagMissing, ownSources, type CheckContext } from '../check-context'
import { dictionary } from '../dictionary/dictionary'
import { wordsOfRun } from '../dictionary/han-words'
import { supportOfHan } from '../dictionary/meaning'
import { consonantsOfLatin, isSoundOf } from '../dictionary/sounds'
import { isChinese } from '../text/is-chinese'
import { originalSpan } from '../text/fold-text'
import type { Span } from '../types'
import { initialsOf, isShortIn } from './acronyms'
import { isSpelledOut } from './is-spelled-out'

/** Numbers are compared with their currencies. */
const CURRENCY = /[元镑币盾郎铢]$/

/** Nissan, and "so many a day". */
const OTHERWISE = new Set(['日产'])

/** "基督教青年会(YMCA)": how much of a name may follow what the dictionary has of it. */
const NAME_END = 6

/** Looks up the Han words that are names and nothing else: of countries, towns, people, works, firms. */
export function checkDictionaryNames(context: CheckContext, taken: Span[]): void {
  const { words, names } = dictionary()
  for (const { index, 0: run } of context.text.matchAll(/\p{Script=Han}+/gu)) {
    let from = index
    for (const word of wordsOfRun(run)) {
      const span = { from, to: from + word.length }
      from = span.to
      const isName = names.has(words.get(word) ?? -1) && !CURRENCY.test(word) && !OTHERWISE.has(word)
      if (!isName || isSettled(context, span) || taken.some((other) => meets(other, span))) continue
      if (ownSources(context).some(({ text, meaning }) => isBorneOut({ word, text, said: meaning() })))
        continue
      if (isSpelledOut({ context, to: span.to, most: NAME_END })) continue
      const inJob = context.job.text.indexOf(word)
      flagMissing(
        context,
        { kind: 'name', ...span },
        inJob === -1 ? undefined : { from: inJob, to: inJob + word.length },
      )
    }
  }
}

function isBorneOut({
  word,
  text,
  said,
}: {
  word: string
  text: string
  said: Parameters<typeof supportOfHan>[1]
}): boolean {
  const support = supportOfHan(word, said)
  // Half of a name's characters may mean anything in English.
  if (support !== 'none' && (support !== 'half' || word.length < 3 || isChinese(text))) return true
  if (isShortIn({ name: word, text })) return true
  const starts = initialsOf(word).map((initials) => initials.charAt(0))
  return (text.match(/\p{Lu}[\p{Script=Latin}'’]+/gu) ?? []).some(
    (name) =>
      // The dictionary says how it is written in English; elsewhere it may be written a little differently.
      starts.includes(name.charAt(0).toLowerCase()) &&
      isSoundOf({ han: word, latin: consonantsOfLatin(name) }),
  )
}

/** Flagged, or a part of a body's name that was found. */
function isSettled({ after, verdict }: CheckContext, span: Span): boolean {
  const original = originalSpan({ folded: after, ...span })
  const bodies = verdict.sources.filter(({ kind }) => kind === 'school' || kind === 'organization')
  return [...verdict.flags, ...bodies].some((found) => meets(found, original))
}

function meets(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to
}
