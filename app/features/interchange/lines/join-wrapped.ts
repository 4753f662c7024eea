import { isBareDate } from '../text-resume/find-line-period'
import { findPeriod } from '../text-resume/find-period'
import { isLabel } from '../text-resume/label-field'
import { listOfHeading } from '../text-resume/list-of-heading'
import { lineWidth } from './line-width'
import type { SourceLine } from './types'

/** A text narrower than this isn't taken for one that was broken into lines. */
const MIN_WIDTH = 48
/** What parts the names and dates of one line. */
const GAP = /\t| {3,}|[|｜]/
/** A line that a break ended is nearly as long as the longest. */
const FULL = 0.82

/** Puts back together what a page or an editor broke into lines; lines that stand alone stay alone. */
export function joinWrapped<Line extends SourceLine>(lines: readonly Line[]): Line[] {
  const widths = lines.map((line) => lineWidth(line.text)).sort((a, b) => a - b)
  const full = widths[Math.floor(widths.length * 0.95)] ?? 0
  const firstHeading = lines.findIndex(
    ({ kind, text }) => kind === 'heading' || (kind !== 'blank' && listOfHeading(text)),
  )
  const out: Line[] = []
  // Of a text that goes on and on only its last line is looked at.
  let tail = ''
  let isRunning = false
  for (const [index, line] of lines.entries()) {
    const last = out.at(-1)
    const end = last && { ...last, text: tail }
    const isBroken = (last: SourceLine) =>
      isFull({ last, full }) || isName(last) || isMidSentence({ last, line, isRunning })
    const isWhole: boolean =
      end !== undefined &&
      index > firstHeading &&
      isBroken(end) &&
      continues({ last: end, line, below: lines[index + 1] })
    if (
      last &&
      !isBoldBelow({ last, line }) &&
      (isWhole || isHanging({ last, line }) || isPeriodParted({ last, line }))
    ) {
      if (last.marked !== undefined || line.marked !== undefined)
        last.marked = joined({ last, before: last.marked ?? last.text, after: line.marked ?? line.text })
      last.text = joined({ last, before: last.text, after: line.text })
      last.isWrapped = line.isWrapped === true
      last.isParted = line.isParted === true
    } else out.push({ ...line })
    isRunning = isWhole
    tail = line.text
  }
  return out
}

/** A whole line in bold below an item that is none begins something. */
const isBoldBelow = ({ last, line }: { last: SourceLine; line: SourceLine }): boolean =>
  last.kind === 'bullet' &&
  last.isBold === false &&
  line.isBold === true &&
  /^(?:\*\*[^*]+\*\*)?$/.test(line.marked ?? '')

/** Whether it is as long as lines get here, or ended by the page, as within a word. */
function isFull({ last, full }: { last: SourceLine; full: number }): boolean {
  if (last.isWrapped || last.isParted || /\p{Ll}-$/u.test(last.text)) return true
  return !last.isWhole && full >= MIN_WIDTH && lineWidth(last.text.split('\n').at(-1) ?? '') >= full * FULL
}

/** Words that no statement ends with. */
const UNENDED =
  /(?:\p{Ll}-|(?<!\p{L})(?:an?|the|and|or|of|in|at|to|for|with|from|as|into|that|which|mit|und|der|die|das|für|von))$/u
/** A word within a sentence; neither an address nor a name that begins small, as “iOS”. */
const INNER_WORD = /^\p{Ll}[\p{Ll}’'-]*(?=[\s,;:)]|\.?$|\.\s)/u

/** A greeting that ends with a comma is shorter. */
const GREETING = 20

type Parted = { last: SourceLine; line: SourceLine; isRunning: boolean }

/** Whether a column too narrow to tell by its width parted a sentence here; `isRunning` where it did so above. */
function isMidSentence({ last, line, isRunning }: Parted): boolean {
  if (last.isWhole || !INNER_WORD.test(line.text)) return false
  const { text } = last
  return isRunning || UNENDED.test(text) || (/[,，、]$/.test(text) && lineWidth(text) >= GREETING)
}

/** What stands further in than the sign of the item above goes on with it, however short both are. */
function isHanging({ last, line }: { last: SourceLine; line: SourceLine }): boolean {
  if (last.kind !== 'bullet' || line.kind !== 'text' || (line.indent ?? 0) <= (last.indent ?? 0)) return false
  const period = findPeriod(line.text)
  const isHead = GAP.test(line.text) && period !== undefined && (period.end !== '' || period.isOpen)
  return !isHead && !isBareDate(line.text) && !listOfHeading(line.text)
}

/** “Acorn Bakery, June 2013 to” over “August 2015”, or over “Present”: two lines whose dates are one period. */
function isPeriodParted({ last, line }: { last: SourceLine; line: SourceLine }): boolean {
  if (last.kind !== 'text' || line.kind !== 'text' || line.text.length > 60) return false
  const own = findPeriod(last.text)
  const text = `${last.text} ${line.text}`
  const whole = findPeriod(text)
  if (own?.end !== '' || own.isOpen || whole?.from !== own.from) return false
  return last.isWrapped === true ? whole.to > last.text.length + 1 : whole.to === text.length
}

/** “Green Foods plc, Leeds — Assistant” with dates alone below it begins an entry, however long the line above it is. */
function isDatedHead({ line, below }: { line: SourceLine; below: SourceLine | undefined }): boolean {
  const period = below && findPeriod(below.text)
  return period?.from === 0 && period.to === below?.text.length && /^\p{Lu}.* [-–—·] \p{Lu}/u.test(line.text)
}

/** The name of a value that found no room beside it. */
const isName = ({ text, kind }: SourceLine): boolean =>
  kind === 'text' && /[:：]$/.test(text) && isLabel(text.slice(0, -1))

type Continued = { last: SourceLine; line: SourceLine; below: SourceLine | undefined }

function continues({ last, line, below }: Continued): boolean {
  if (line.kind !== 'text' || (last.kind !== 'text' && last.kind !== 'bullet')) return false
  if (isLabel(line.text.replace(/[:：].*$/, '')) || isDatedHead({ line, below })) return false
  if ((/[。！？；.!?;:：]$/.test(last.text) && !isName(last)) || /^[\p{L} ]{1,20}[:：]/u.test(line.text))
    return false
  // Two rows that both begin with a date are two of a list.
  if (!last.isWrapped && [last, line].every(({ text }) => findPeriod(text)?.from === 0)) return false
  // A page that ended a line in Chinese did so in the middle of a sentence, whatever date it began with.
  const isOpen =
    last.isWrapped === true &&
    (last.kind === 'bullet' || /^\d.*\p{Script=Han}$/u.test(last.text)) &&
    !findPeriod(last.text)?.end
  const goesOn = (text: string) => isOpen && (text === last.text || /^\p{Ll}/u.test(text))
  return [
    { text: last.text, next: line.text },
    { text: line.text, next: below?.text },
  ].every(
    ({ text, next }) => !GAP.test(text) && !listOfHeading(text) && (goesOn(text) || !isDated({ text, next })),
  )
}

/** Whether a line dates something: a year in the middle of a sentence only tells, also where the sentence was broken beside it. */
function isDated({ text, next = '' }: { text: string; next?: string | undefined }): boolean {
  const period = findPeriod(text)
  if (period === undefined || period.end !== '' || period.isOpen) return period !== undefined
  const [before, after] = [text.slice(0, period.from), text.slice(period.to)]
  if (before === '') return !/^(?: \p{Ll}|\p{Script=Han})/u.test(after)
  if (after === '') return !LEADS_TO_DATE.test(before) && !/^(?:\p{Ll}|[年月日])/u.test(next)
  return !/^(?:[,，] ?\p{L}| \p{Ll}|[.。]$)/u.test(after)
}

/** What stands before a date within a sentence, and before none that dates an entry. */
const LEADS_TO_DATE = /(?:(?<!\p{L})(?:in|until|by|during|of|year) |[在到于])$/iu

/** What a word goes on with that was parted, and no word begins with. */
const WORD_END =
  /^(?:(?:t|s)ion(?:s|al|ally)?|ments?|[a-z]{0,2}(?:ences?|ances?|ities|ically|ization|izing|ized?)|[dmntv]ing|[mnptv]ed|ity|ness|lish(?:e[ds]|ing)|tures?|tive(?:ly)?|ical)(?![\p{L}-])/u

/** What keeps its hyphen before whatever follows. */
const PREFIX = /(?<!\p{L})(?:self|cross|mid|non|anti|co|multi|semi)-$/iu
/** What parts two words that have their end in common, as “mid- to long-term”. */
const SHARED_END = /^(?:to|and|or|und|oder|bis)(?!\p{L})/u

function joined({ last, before, after }: { last: SourceLine; before: string; after: string }): string {
  if (last.isParted) return before + after
  if (/\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(after)) {
    if (SHARED_END.test(after)) return `${before} ${after}`
    return (WORD_END.test(after) && !PREFIX.test(before) ? before.slice(0, -1) : before) + after
  }
  const isTight =
    /[\p{Script=Han}\u3000-\u303f\uff00-\uff60-]$/u.test(before) ||
    /^[\u3000-\u303f\uff00-\uff60]/u.test(after) ||
    (/\d$/.test(before) && /^\p{Script=Han}/u.test(after))
  return before + (isTight && !/^[\p{Script=Latin}\d]/u.test(after) ? '' : ' ') + after
}
