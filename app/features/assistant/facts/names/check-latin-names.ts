import { accept, flagMissing, ownSources, type CheckContext } from '../check-context'
import { isChinese } from '../text/is-chinese'
import { sentencesOf } from '../text/clauses'
import type { FlagKind, Span } from '../types'
import { writtenOut } from './abbreviations'
import { isAcronymMeant, isGeneralAcronym } from './acronyms'
import { isCommonWord } from './common-words'
import { findWord } from './find-word'
import { pairedElsewhere, type Pairing } from './pairings'
import {
  isFreelyMeant,
  isNameMeant,
  isOtherName,
  isQuoted,
  isTitleMeant,
  pairingSource,
  wholeNameAt,
} from './latin-meaning'
import { isDenied } from './is-denied'
import { explainedIn, isSpelledOut } from './is-spelled-out'
import { isMaker, isUnit } from './no-names'
import { runsOf, type Run } from './latin-runs'
import { isNumeral, isShortOfSaid } from './short-forms'
import { isWordOnlySatFor } from './is-only-sat-for'
import { isMarked, isName, latinWords, type LatinWord } from './latin-words'
import { workLeft } from './work-left'
import { sortOfLatin, type BodySort } from './organization-names'

/** Looks up the Latin names that no table knows. `translated` takes one name of the other language as this one's. */
export function checkLatinNames(
  context: CheckContext,
  { taken, translated }: { taken: Span[]; translated: Pairing },
): void {
  const known = [
    ...taken,
    ...explainedIn(context).filter(({ from, to }) => /(?:\S+ ){2}/.test(context.text.slice(from, to))),
  ]
  for (const { text, from } of sentencesOf(context.text)) {
    const words = latinWords(text)
      .map((word) => ({ ...word, from: word.from + from, to: word.to + from }))
      .filter((word) => !isUnit({ text: context.text, word }))
      .filter((word) => !isMaker({ context, word, taken }))
      .filter((word) => !known.some((span) => span.from < word.to && word.from < span.to))
    const isHan = isChinese(text) || isChinese(context.text)
    for (const run of runsOf({ words, text: context.text })) checkRun(context, { run, isHan, translated })
  }
}

/** The translated name of a newspaper or a journal, which Chinese sets in its own marks. */
const PERIODICAL =
  /\b(?:Journal|Review|Daily|News|Times|Magazine|Proceedings|Transactions|Annals|Bulletin|Post|Gazette)\b/
/** "Assessed GCSE papers": what begins a bullet in this form is a verb, also before a name. */
const VERB_FORM = /(?:ed|ing)$/
/** A kind of school, none by name. */
const SCHOOL_KIND =
  /^(?:(?:senior|junior|high|middle|primary|secondary|elementary|vocational|public|private) )+school$/i

/** "使用Wind取数": what is used has a name, also one that is an ordinary word. */
const USED = /(?:使用|借助|利用|采用|通过|基于|运用|用)\s?$/

/** "CAP-accredited": who accredits has a name, also one that is an ordinary word. */
const APPROVED = /^-(?:accredited|certified|approved|registered|licensed|compliant)\b/i
const VERSION = /^ \d{1,2}(?:\.\d+)*(?=[,.;)]?(?:\s|$))/
const GIVER = /\b(?:by|at|including|like|such as|from|using|via|and) (?:the )?$/

/** "Adopted by Target", "and Whole Foods Market": ordinary words as a name where nobody wrote them. */
function isGiven({ context, run, isHan }: { context: CheckContext; run: Run; isHan: boolean }): boolean {
  const { words, isStart } = run
  const first = words[0]
  if (context.isTranslated || isHan || first === undefined || !words.every(isName)) return false
  if (first.text === 'Dear') return false
  // "Gas Safe registered": of what begins a line, the first word has its capital anyway
  if (isStart)
    return (
      words.length === 2 && isNew(context, words.slice(1)) && /^ [a-z]/.test(context.text.slice(words[1]?.to))
    )
  // "The Queensland Reds": several capitals inside a sentence are a name, if a word of it is new.
  if (
    words.length > 1 &&
    words.some((word) => word.text.length > 1 && isNew(context, [word])) &&
    !isShortInSource(context, words)
  )
    return !/^ ?\((?!(?:19|20)\d\d\))/.test(context.text.slice(words.at(-1)?.to))
  const head = context.text.slice(Math.max(0, first.from - 14), first.from)
  // "processing in Empower 3"
  if (words.length === 1 && /\b(?:in|with|on) $/.test(head) && VERSION.test(context.text.slice(first.to)))
    return isNew(context, words)
  if (!GIVER.test(head) || (words.length === 1 && /\band (?:the )?$/.test(head))) return false
  return isNew(context, words)
}

/** "Vice Presidents" of who wrote VPs. */
function isShortInSource(context: CheckContext, words: LatinWord[]): boolean {
  const short = words.map(({ text }) => text.charAt(0).toLowerCase()).join('')
  return ownSources(context).some((source) => source.words.has(short) || source.words.has(`${short}s`))
}

function isNew(context: CheckContext, words: LatinWord[]): boolean {
  return words.every((word) =>
    ownSources(context).every((source) => findWord({ word: word.text, source }) === undefined),
  )
}

/** The words of a run that are no ordinary ones. */
function unknownWords(
  context: CheckContext,
  { run: { words, isStart }, isHan }: { run: Run; isHan: boolean },
): LatinWord[] {
  const original = pairingSource(context).text
  const isTranslation = () => isChinese(original) && isNameMeant({ words, text: original })
  return words.filter((word, index) => {
    if (isGeneralAcronym(word.text) || isShortOfSaid(context, word) || isNumeral(context, word)) return false
    if (APPROVED.test(context.text.slice(word.to)) && /^[A-Z]{2,6}$/.test(word.text)) return true
    if (isCommonWord(word.text) && !/\d.*[a-z]|[a-z].*\d/i.test(word.text))
      // Chinese writes no English words with capitals but names: "IOSH Managing Safely"
      return (
        isHan &&
        (words.length > 1 || USED.test(context.text.slice(Math.max(0, word.from - 4), word.from))) &&
        words.every(isName) &&
        isNew(context, [word]) &&
        !isTranslation()
      )
    if (isHan) return true
    if (!isName(word)) return false
    if (isStart && index === 0 && !isMarked(word.text) && VERB_FORM.test(word.text)) return false
    return !(
      isStart &&
      index === 0 &&
      !isMarked(word.text) &&
      words.length === 1 &&
      hasMore(context.text, word)
    )
  })
}

function checkRun(
  context: CheckContext,
  { run, isHan, translated }: { run: Run; isHan: boolean; translated: Pairing },
): void {
  const { words, isStart } = run
  const whole = words.map(({ text }) => text).join(' ')
  const sort = sortOfLatin(context.text.slice(words[0]?.from, words.at(-1)?.to))
  const unknown = unknownWords(context, { run, isHan })
  const isOfSchool =
    (sort === 'school' || sort === 'bank' || sort === 'hospital') &&
    words.length > 1 &&
    !SCHOOL_KIND.test(whole)
  if (
    unknown.length === 0 &&
    !isOfSchool &&
    !isOtherName({ context, words, isStart }) &&
    !isGiven({ context, run, isHan })
  )
    return
  if (isSpelledOut({ context, to: words.at(-1)?.to ?? 0, most: 1 })) return
  const claims = unknown.length > 0 ? unknown : words
  const missing = claims.filter((word) => !isFound(context, { word, kind: kindOf(sort, word.text) }))
  const first = missing[0]
  const last = missing.at(-1)
  if (first === undefined || last === undefined) return
  const isSat = missing.some((word) => isWordOnlySatFor(context, word))
  if (
    !isSat &&
    ownSources(context).some((source) => source.words.has(whole.toLowerCase().replace(/[^a-z\d]/g, '')))
  )
    return
  if (context.isTranslated && PERIODICAL.test(whole) && /《[^》]+》/.test(pairingSource(context).text)) return
  const isMeant = (text: string) =>
    isNameMeant({ words: missing, text }) ||
    (isQuoted({ text: context.text, first, last }) && isTitleMeant({ words, text }))
  const near = pairingSource(context)
  const isSound = context.isTranslated && sort === undefined && !isMarked(first.text) && isMeant(near.text)
  const pairing = isSound
    ? { source: near, at: { from: 0, to: near.text.length } }
    : isMarked(first.text) || isHan
      ? undefined
      : (translated({ sort, isHan: false, isMeant }) ??
        pairedElsewhere(context, {
          sort,
          isHan: false,
          isMeant: (name) =>
            isFreelyMeant({ words: wholeNameAt({ text: context.text, at: first.from }), name }),
        }) ??
        (sort === undefined ? workLeft(context) : undefined))
  if (pairing !== undefined)
    accept(context, {
      kind: kindOf(sort, whole),
      from: first.from,
      to: last.to,
      ...pairing,
      match: 'translated',
    })
  else {
    const inJob = findWord({ word: first.text, source: context.job })
    flagMissing(context, { kind: kindOf(sort, first.text), from: first.from, to: last.to }, inJob)
  }
}

/** A single word alone on its line is a field's value and no beginning of a sentence. */
function hasMore(text: string, { to }: LatinWord): boolean {
  return /^[^\S\n]*[^\s|,.;]/.test(text.slice(to))
}

function kindOf(sort: BodySort | undefined, word: string): FlagKind {
  if (sort !== undefined) return sort === 'school' ? 'school' : 'organization'
  return isMarked(word) ? 'tool' : 'name'
}

function isFound(context: CheckContext, { word, kind }: { word: LatinWord; kind: FlagKind }): boolean {
  for (const source of ownSources(context)) {
    const at = findWord({ word: word.text, source })
    if (at === undefined || isWordOnlySatFor(context, word)) continue
    if (source.where === 'user' && isDenied({ text: source.text, ...at })) continue
    accept(context, {
      kind,
      from: word.from,
      to: word.to,
      source,
      at,
      match: at.isSound ? 'translated' : 'same',
    })
    return true
  }
  return isWrittenOut(context, word) || isAcronymMeant(context, word.text)
}

/** Capitals whose words the suggestion itself or a source writes out. */
function isWrittenOut(context: CheckContext, { text }: LatinWord): boolean {
  return [context.text, ...ownSources(context).map((source) => source.text)].some(
    (whole) => writtenOut({ word: text, text: whole }) !== undefined,
  )
}
