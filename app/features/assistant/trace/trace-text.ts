import { contentWords, type ContentWord } from './content-words'
import { nearSources, ownSources, type Context } from './context'
import { checkDates } from './dates/check-dates'
import { readDates } from './dates/read-dates'
import { checkHanNames } from './names/han-names'
import { checkLatinNames } from './names/latin-names'
import { checkNumbers } from './numbers/check-numbers'
import { readQuantities } from './numbers/read-quantities'
import { originOf } from './origins'
import { checkLadders } from './scope/check-ladders'
import { checkRoles } from './scope/check-roles'
import { placeOf, prepareSources, readSource, type PreparedSources } from './sources'
import { clausesOf, isChinese } from './text/clauses'
import { foldText, originalSpan } from './text/fold-text'
import { meets, type NewWords, type Origin, type Trace } from './types'

type TraceOptions = { before: string; after: string; sources: PreparedSources }

/**
 * Traces a suggested text back to what the person has said. Hard marks: numbers, dates, names and levels that stand in no
 * source, or are more than was said. Gentle marks: words that no line bears out. What the replaced text said and the
 * suggestion leaves out. For each clause the line that it was most likely made from. Chinese and English, also across both.
 * Nothing is judged: no mark doesn't mean true.
 *
 * @param before the text that the suggestion replaces, '' where it adds one
 * @param after the suggestion, plain or in our Markdown; all spans are UTF-16 units of it
 * @param sources what `prepareSources` made
 */
export function traceText(options: TraceOptions): Trace {
  const context = contextOf(options)
  const trace = { flags: context.flags, wording: [], lost: lostOf(context), origins: originsIn(context) }
  if (isTold(context)) return trace
  checkFacts(context)
  context.flags.sort((a, b) => a.from - b.from)
  return { ...trace, wording: wordingOf(context) }
}

function contextOf({ before, after, sources }: TraceOptions): Context {
  const folded = foldText(after)
  const { text } = folded
  const dates = readDates(text)
  const old = readSource({ where: 'before', text: before })
  const original = old.text.trim() === '' ? sources.resume.text : old.text
  return {
    ...sources,
    ...{ after: folded, text, dates, before: old, flags: [], gentle: [] },
    numbers: readQuantities({ text, taken: dates }),
    isTranslated: isChinese(text) !== isChinese(original),
  }
}

function checkFacts(context: Context): void {
  checkDates(context)
  checkNumbers(context)
  checkLadders(context)
  checkRoles(context)
  checkLatinNames(context, [...context.dates, ...context.numbers])
  checkHanNames(context, [...context.dates, ...context.numbers])
}

/** What the person wrote word by word needs no look-up; a short word of the resume may stand in another place for another thing. */
function isTold({ text, before, user, resume }: Context): boolean {
  const plain = text.trim()
  if (isIn({ whole: before.text, plain }) || isIn({ whole: user.text, plain })) return true
  return (before.text.trim() === '' || plain.length >= LONG_QUOTE) && resume.text.includes(plain)
}
const LONG_QUOTE = 24

/** What stands right before a piece of a text and changes what it says. */
const CUT_OFF =
  /(?:参与|协助|辅助|代理|助理|副|没有?|未|不|\b(?:help(?:ed|ing)?|assist(?:ed|ing)?(?: in| with)?|acting|deputy|assistant|vice|not|never)(?: to)?)[ -]?$/i

function isIn({ whole, plain }: { whole: string; plain: string }): boolean {
  const at = whole.indexOf(plain)
  return at !== -1 && (plain === '' || !CUT_OFF.test(whole.slice(Math.max(0, at - 16), at)))
}

/** Words that no line bears out, those beside each other as one; what is flagged already is left out. */
function wordingOf(context: Context): NewWords[] {
  const { text, after, flags } = context
  const found: NewWords[] = []
  let end = -1
  for (const word of [...newWords(context), ...context.gentle].sort((a, b) => a.from - b.from)) {
    if (word.from < end) continue
    const span = originalSpan({ folded: after, ...word })
    if (flags.some((flag) => meets(flag, span))) continue
    const last = found.at(-1)
    if (last && /^[ -]?$/.test(text.slice(end, word.from)))
      Object.assign(last, { to: span.to, text: after.original.slice(last.from, span.to) })
    else found.push(span)
    end = word.to
  }
  return found
}

/** Words that neither the near sources say nor another line that says more of the clause. */
function newWords(context: Context): ContentWord[] {
  const { text, dates, numbers } = context
  const near = nearSources(context).map((source) => source.meaning())
  const lines = ownSources(context).flatMap((source) => source.lines())
  const words = contentWords({ text, taken: [...dates, ...numbers] })
  return clausesOf(text).flatMap(({ from, to }) => {
    const own = words.filter((word) => from <= word.from && word.to <= to)
    const unsaid = own.filter((word) => !near.some((said) => word.isBorneOut(said)))
    if (unsaid.length === 0) return []
    const saying = lines.filter(
      ({ meaning }) => own.length === 1 || own.filter((one) => one.isIn(meaning())).length > 1,
    )
    return unsaid.filter((word) => !saying.some(({ meaning }) => word.isIn(meaning())))
  })
}

/** Facts of the replaced text that the suggestion doesn't bear out: the same look-up the other way round. */
function lostOf({ before, after, today }: Context): string[] {
  if (before.text.trim() === '') return []
  const sources = prepareSources({ resume: after.original, today })
  const context = contextOf({ before: '', after: before.folded.original, sources })
  checkDates(context)
  checkNumbers(context)
  checkLatinNames(context, [...context.dates, ...context.numbers])
  checkHanNames(context, [...context.dates, ...context.numbers])
  return [...new Set(context.flags.toSorted((a, b) => a.from - b.from).map(({ text }) => text))]
}

function originsIn(context: Context): Origin[] {
  return clausesOf(context.text).flatMap((clause) => {
    const line = originOf({ context, clause })
    if (!line) return []
    return [{ ...originalSpan({ folded: context.after, ...trimmed(clause) }), source: placeOf(line) }]
  })
}

function trimmed({ text, from, to }: { text: string; from: number; to: number }) {
  return {
    from: from + text.length - text.trimStart().length,
    to: to - (text.length - text.trimEnd().length),
  }
}
