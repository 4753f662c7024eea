import { flag, ownSources, type CheckContext } from '../check-context'
import { placeOf, type PreparedText } from '../prepare-text'
import type { Span } from '../types'

/** Words before a calling that make less of it. */
const QUALIFIER = {
  latin:
    /\b(?:apprentice|trainee|student|junior|assistant|associate|deputy|acting|vice|intern|volunteer|aspiring|relief)[ -]$/i,
  han: /(?:实习|见习|助理|副|代理|学徒|储备|候补|预备|志愿|兼职)$/,
}
/** A calling by how it ends. */
const CALLING = {
  latin: /\b[A-Za-z]{2,}(?:ers?|ors?|ists?|ians?|ants?|ysts?|ects?|chefs?|nurses?)\b/g,
  han: /[\p{Script=Han}]{1,4}?(?:师|员|长|工|主任|经理|监督|律师|教授)(?![\p{Script=Han}])|(?<=以)\p{Script=Han}{1,4}?(?:师|员|长|主任|经理|教授)(?=身份)/gu,
}

/** Flags a calling that the sources name only with a word that makes less of it: "apprentice electrician". */
export function checkQualifiers(context: CheckContext): void {
  for (const language of ['latin', 'han'] as const)
    for (const { index, 0: word } of context.text.matchAll(CALLING[language])) {
      const claim = { from: index, to: index + word.length }
      if (isQualified({ text: context.text, at: claim.from, language })) continue
      const told = ownSources(context).flatMap((source) => placesOf({ source, word, language }))
      const first = told[0]
      if (first === undefined || !told.every(({ isLess }) => isLess) || !isOwn(context, claim)) continue
      flag(context, {
        kind: 'title',
        ...claim,
        severity: 'inflated',
        note: 'higher-level',
        source: placeOf(first),
      })
    }
}

type Language = keyof typeof CALLING

function placesOf({ source, word, language }: { source: PreparedText; word: string; language: Language }) {
  const whole = language === 'latin' ? new RegExp(`\\b${word}\\b`, 'gi') : new RegExp(word, 'g')
  return Array.from(source.text.matchAll(whole), ({ index, 0: found }) => ({
    source,
    from: index,
    to: index + found.length,
    isLess: isQualified({ text: source.text, at: index, language }),
  }))
}

function isQualified({ text, at, language }: { text: string; at: number; language: Language }): boolean {
  return QUALIFIER[language].test(text.slice(Math.max(0, at - 12), at))
}

/** At the start of a line or behind "as", "任": the calling is the person's. */
function isOwn({ text }: CheckContext, { from }: Span): boolean {
  return /(?:^|\n|[.;。；] ?)\s*(?:[-•·*] ?)?(?:an? |the )?$|\b(?:as|was|am|became) (?:an? |the )?$|[任为作以]$/i.test(
    text.slice(0, from),
  )
}
