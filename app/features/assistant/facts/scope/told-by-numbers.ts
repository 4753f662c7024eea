import { nearSources, type CheckContext } from '../check-context'
import { readDates } from '../dates/read-dates'
import { matchQuantity } from '../numbers/match-quantity'
import { readNumbers } from '../numbers/read-numbers'
import type { Quantity } from '../numbers/types'
import type { PreparedText } from '../prepare-text'
import type { Clause } from '../text/clauses'
import type { Span } from '../types'

/**
 * Whether a clause tells of a change whose values the replaced text says: "从2020年的17起减少到6起" of "2020年17起，2022年6起",
 * whatever words and years stand between. One value is enough where the sentence sets two times against each other.
 */
export function isToldByNumbers({ context, clause }: { context: CheckContext; clause: Clause }): boolean {
  const mine = readNumbers({ text: clause.text, taken: readDates(clause.text) })
  return nearSources(context).some((source) =>
    source.sentences.some((sentence) => {
      const values = valuesIn({ source, sentence })
      const [first, ...others] = mine.flatMap((claim) => {
        const told = values.find((one) => matchQuantity({ claim, source: one }) === 'same')
        return told === undefined ? [] : [told]
      })
      if (first === undefined) return false
      const last = others.findLast((one) => isOther(one, first))
      if (last !== undefined) return !isTurned({ text: clause.text, from: first.value, to: last.value })
      const against = setsTimes({ source, sentence })
        ? values.find(
            (one) =>
              isOther(one, first) && unitOf({ source, number: one }) === unitOf({ source, number: first }),
          )
        : undefined
      return against !== undefined && !isTurned({ text: clause.text, from: against.value, to: first.value })
    }),
  )
}

/** The numbers of a sentence without its years. */
function valuesIn({ source, sentence }: { source: PreparedText; sentence: Clause }): Quantity[] {
  return source.numbers.filter(
    (number) => isInside(sentence, number) && !source.dates.some((date) => isInside(date, number)),
  )
}

const isInside = (outer: Span, { from, to }: Span) => outer.from <= from && to <= outer.to

function isOther(a: Quantity, b: Quantity): boolean {
  return a.dimension === b.dimension && a.counted === b.counted && a.value !== b.value
}

/** What follows a number: "17起" and "6起" count the same thing, "20人" and "3个店" don't. */
function unitOf({ source: { text }, number }: { source: PreparedText; number: Quantity }): string {
  return number.dimension === 'count'
    ? (/^ ?\p{Script=Han}/u.exec(text.slice(number.to))?.[0] ?? '').trim()
    : ''
}

const FORMER =
  /[去前上]一?年|上(?:个月|季度|学期|半年)|原来|以前|之前|此前|后来|现在|如今|\b(?:last|previous|prior) (?:year|month|quarter|season)\b|\b(?:before|previously|originally|initially|now|today|later|at first)\b/i

function setsTimes({ source, sentence }: { source: PreparedText; sentence: Clause }): boolean {
  return FORMER.test(sentence.text) || source.dates.filter((date) => isInside(sentence, date)).length > 1
}

const UP =
  /提升|提高|增加|增至|增长|上升|涨|扩大|\b(?:increas|rais|grew|grow|boost|lift|rose|up\b|doubl|tripl)/i
const DOWN = /降|减少|缩短|下跌|压缩|节[省约]|\b(?:reduc|cut|lower|decreas|shorten|fell|drop|down\b|halv)/i

/** Whether the words say up where the values go down, or the other way round. */
function isTurned({ text, from, to }: { text: string; from: number; to: number }): boolean {
  const [isUp, isDown] = [UP.test(text), DOWN.test(text)]
  return isUp !== isDown && (isUp ? to < from : to > from) && !BACKWARD.test(text)
}
/** "To 6, from 17". */
const BACKWARD = /\bfrom [^,;]*$|\bagainst\b|\bcompared\b|较|相比|[原由从].{0,12}(?=[)）])/i
