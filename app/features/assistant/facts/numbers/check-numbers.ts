import { accept, flag, flagMissing, nearSources, ownSources, type CheckContext } from '../check-context'
import { plainWord } from '../names/latin-words'
import { placeOf, type PreparedText } from '../prepare-text'
import { alignClause } from '../scope/align-clause'
import { clausesOf } from '../text/clauses'
import type { Span } from '../types'
import { acceptDerived, acceptRest, type CheckedNumber } from './accept-derived'
import { matchQuantity } from './match-quantity'
import { saidAsOne, saidInHan } from './said-as-one'
import type { Quantity } from './types'

/** Looks up each number with its unit and bound; what follows from the replaced text's own numbers is borne out too. */
export function checkNumbers(context: CheckContext, numbers: Quantity[]): void {
  for (const claim of numbers) {
    const span = { kind: 'number' as const, from: claim.from, to: claim.to }
    const found = isOvershoot(context.text, claim) ? findOvershoot(context, claim) : findSame(context, claim)
    if (found !== undefined) {
      if (found.source === context.resume && isMoved({ context, claim, at: found.at })) {
        if (acceptDerived(context, claim)) continue
        flag(context, {
          ...span,
          severity: 'inflated',
          note: 'other-value',
          source: placeOf({ source: context.resume, ...found.at }),
        })
        continue
      }
      const isBorrowed = found.source === context.resume || isSecond({ context, numbers, claim })
      const dropped = isBorrowed ? droppedQuantity({ context, numbers, claim }) : undefined
      const match = isOvershoot(context.text, claim) ? 'derived' : 'same'
      if (dropped === undefined) accept(context, { ...span, ...found, match })
      else
        flag(context, {
          ...span,
          severity: 'inflated',
          note: 'other-value',
          source: placeOf({ source: context.before, ...dropped }),
        })
    } else if (!acceptDerived(context, claim) && !acceptRest({ context, numbers, claim }))
      flagNumber({ context, numbers, claim })
  }
}

/** Smaller numbers stand everywhere. */
const LEAST_MOVED = 10

/** A number of another place of the resume, in a clause that has nothing else of that place. */
function isMoved({ context, claim, at }: { context: CheckContext; claim: Quantity; at: Span }): boolean {
  const { before, resume, text, isTranslated } = context
  if (before.text.trim() === '' || claim.dimension === 'ordinal') return false
  const isSmall = claim.raw < LEAST_MOVED
  const isOther = isOfOtherEntry({ context, at })
  if (isOther === true) return !(isSmall && claim.dimension === 'count')
  if (isSmall) return false
  if (isTranslated) return isOther === undefined
  const clause = clausesOf(text).find(({ from, to }) => from <= claim.from && claim.to <= to)
  const sentence = resume.sentences.find(({ from, to }) => from <= at.from && at.to <= to)
  if (clause === undefined || sentence === undefined) return false
  if (isOfSameThing({ text, claim, source: resume.text, at })) return false
  return !alignClause({ clause: clause.text, clauses: [sentence], isTranslated }).isSure
}

/** How far what is counted stands from its number. */
const BESIDE = 14

/** "18 beds" here and there: a word beside the number stands beside the other one, too. */
function isOfSameThing({
  text,
  claim,
  source,
  at,
}: {
  text: string
  claim: Span
  source: string
  at: Span
}): boolean {
  const around = source.slice(Math.max(0, at.from - BESIDE), at.to + BESIDE).toLowerCase()
  const after = /^[^，。,;；.\n]*/.exec(text.slice(claim.to, claim.to + BESIDE).toLowerCase())?.[0] ?? ''
  return Array.from(after.matchAll(/(?=(\p{Script=Han}{2}))|[a-z]{4,}/gu)).some(({ 0: word, 1: pair }) =>
    around.includes(pair ?? word.replace(/s$/, '')),
  )
}

/** "2019.03 - 2021.06", "2020–present": what stands at the head of a job, a project, a school. */
const PERIOD =
  /(?:19|20)\d\d[^\n]{0,12}?(?:-|–|—|~|至|到|\bto\b)[^\n]{0,6}?(?:(?:19|20)\d\d|今|present|now|current)/i

const OF_ALL =
  /^\s*(?:[-•·*#] ?)?(?:专业|个人|相关)?(?:技能|自我评价|优势|简介|总结|证书|语言|skills?|summary|profile|about|tools|languages?|certificat)/i

/**
 * Whether a place of the resume belongs to another entry than the replaced text: a line with a period stands between.
 * What stands before the first such line, or under "Skills", is of all of them; undefined where the text isn't found.
 */
function isOfOtherEntry({
  context: { before, resume },
  at,
}: {
  context: CheckContext
  at: Span
}): boolean | undefined {
  const place = resume.text.indexOf(before.text.trim())
  if (place === -1) return undefined
  const [first, last] = [Math.min(place, at.from), Math.max(place, at.from)]
  const end = resume.text.indexOf('\n', last)
  const lines = resume.text.slice(0, end === -1 ? undefined : end).split('\n')
  let from = 0
  let isSummary = true
  for (const line of lines) {
    const isHead = PERIOD.test(line)
    if (from <= first) isSummary = isHead ? false : isSummary || OF_ALL.test(line)
    else if (isHead) return !isSummary && !OF_ALL.test(lines.at(-1) ?? '')
    from += line.length + 1
  }
  return false
}

function findSame(context: CheckContext, claim: Quantity) {
  const isAll = ALL.test(context.text.slice(Math.max(0, claim.from - 10), claim.from))
  for (const source of ownSources(context)) {
    const at = source.numbers.find(
      (quantity) =>
        matchQuantity({ claim, source: quantity }) === 'same' &&
        !(isAll && isWhole({ source, quantity })) &&
        (source !== context.resume ||
          (isRoundedDown({ claim, source: quantity }) &&
            (claim.dimension === 'ordinal') === (quantity.dimension === 'ordinal'))),
    )
    if (at !== undefined) return { source, at }
  }
  const version = versionOf(context.text, claim)
  for (const source of nearSources(context)) {
    const at =
      saidAsOne({ claim, source }) ??
      (context.isTranslated ? saidInHan({ claim, source }) : undefined) ??
      source.words.get(version ?? '')
    if (at !== undefined) return { source, at }
  }
  return undefined
}

/** "Vue 3" as a source writes it in one word, in lower case; undefined for a number that no name stands before. */
function versionOf(text: string, { from, to }: Quantity): string | undefined {
  const name = /[A-Za-z][A-Za-z.+#]*(?= ?$)/.exec(text.slice(Math.max(0, from - 24), from))?.[0]
  return name === undefined ? undefined : plainWord(name + text.slice(from, to))
}

/** "Over 80" is borne out by the 85 of another place of the resume, but not by its 118. */
function isRoundedDown({ claim, source }: { claim: Quantity; source: Quantity }): boolean {
  if (claim.bound !== 'over' || source.value <= claim.value) return true
  const digits = /[1-9]0*$/.exec(String(Math.round(claim.raw)))?.[0].length ?? 1
  return source.value < claim.value * (1 + 10 ** (digits - 1) / Math.max(claim.raw, 1))
}

const ALL = /(?:\ball (?:of the |the )?|全部|所有)$/i

/** Whether a source says a number only as what a part was of: the 13 of "9 of 13". */
function isWhole({ source, quantity }: { source: PreparedText; quantity: Quantity }): boolean {
  return /\d ?(?:\/|of|out of) (?:the )?$/.test(
    source.text.slice(Math.max(0, quantity.from - 14), quantity.from),
  )
}

const OVERSHOOT = /\b(?:exceed|surpass|outperform|beat)\w*\b[^,.;\n]{0,40}\bby (?:about |nearly |over )?$/i

/** "Exceeded the target by 12%" says how much more than the whole, which the source may say as 112%. */
function isOvershoot(text: string, { dimension, from }: Quantity): boolean {
  return dimension === 'percent' && OVERSHOOT.test(text.slice(Math.max(0, from - 64), from))
}

function findOvershoot(context: CheckContext, claim: Quantity) {
  for (const source of ownSources(context)) {
    const at = source.numbers.find(
      (one) =>
        one.dimension === 'percent' &&
        (Math.abs(one.value - 100 - claim.value) < 0.5 ||
          (one.value === claim.value && (one.value < 100 || isOvershoot(source.text, one)))),
    )
    if (at !== undefined) return { source, at }
  }
  return undefined
}

const AROUND = 12

/** Whether the suggestion says a number of the replaced text once more, and this is the copy at a new place: "nine groups" lends its nine to a team of seven. */
function isSecond({ context, numbers, claim }: CheckedNumber): boolean {
  const { before, text } = context
  const olds = before.numbers.filter((source) => matchQuantity({ claim, source }) === 'same')
  const news = numbers.filter((other) =>
    olds.some((source) => matchQuantity({ claim: other, source }) === 'same'),
  )
  const stands = (whole: string, { from, to }: { from: number; to: number }) => [
    whole.slice(Math.max(0, from - AROUND), from).trim(),
    whole.slice(to, to + AROUND).trim(),
  ]
  const [left, right] = stands(text, claim)
  const isOld = olds.some((old) => {
    const [leading, trailing] = stands(before.text, old)
    return (left !== '' && left === leading) || (right !== '' && right === trailing)
  })
  return news.length > olds.length && !isOld
}

/** Says why a number that no source bears out is wrong: another bound, another unit, another value, or made up. */
function flagNumber({ context, numbers, claim }: CheckedNumber): void {
  const span = { kind: 'number' as const, from: claim.from, to: claim.to }
  for (const note of ['beyond', 'other-unit'] as const)
    for (const source of note === 'beyond' ? ownSources(context) : nearSources(context)) {
      const at = source.numbers.find((quantity) => matchQuantity({ claim, source: quantity }) === note)
      if (at === undefined || claim.raw < 2) continue
      const kind = note === 'beyond' ? 'number' : 'unit'
      const to = note === 'beyond' ? claim.to : claim.to + rateLengthAfter(context.text.slice(claim.to))
      flag(context, { ...span, to, kind, severity: 'inflated', note, source: placeOf({ source, ...at }) })
      return
    }
  const inJob = context.job.numbers.find((source) => matchQuantity({ claim, source }) === 'same')
  const dropped = inJob === undefined ? droppedQuantity({ context, numbers, claim }) : undefined
  if (dropped === undefined) flagMissing(context, span, inJob)
  else
    flag(context, {
      ...span,
      severity: 'inflated',
      note: 'other-value',
      source: placeOf({ source: context.before, ...dropped }),
    })
}

/** How far "pallets per hour" reaches behind a number. */
function rateLengthAfter(tail: string): number {
  return (
    /^ ?(?:[a-z-]+ ){0,3}(?:per|an?|each|every) [a-z]+|^[^，。,;；\n\d]{0,6}[/每][\p{L}]+/iu.exec(tail)?.[0]
      .length ?? 0
  )
}

/** A number of the replaced text of the same sort that the suggestion no longer says. */
function droppedQuantity({ context, numbers, claim }: CheckedNumber) {
  return context.before.numbers.find(
    (old) =>
      old.dimension === claim.dimension &&
      old.counted === claim.counted &&
      !numbers.some((other) => matchQuantity({ claim: other, source: old }) !== undefined),
  )
}
