import { leftover } from '../content-words'
import { flag, flagMissing, nearSources, ownSources, type Context } from '../context'
import { dictionary } from '../dictionary/dictionary'
import { stemOf } from '../dictionary/read-glosses'
import { currencyBefore } from '../numbers/units'
import { isChinese } from '../text/clauses'
import { matchesIn, meets, type FlagKind, type Span } from '../types'
import { isMarked, isName, latinWords, type LatinWord } from './latin-words'
import { isBorneOut, placeIn } from './latin-sources'
import { isGeneralShortForm } from './short-forms'

/** Looks up Latin names: of tools, firms, schools, certificates, people and places. */
export function checkLatinNames(context: Context, taken: readonly Span[]): void {
  const { text, job } = context
  for (const run of runsOf({ text, taken })) {
    const isBody = run.length > 1 && BODY.test(run.map(({ text }) => text).join(' '))
    const claims = run.filter((word) => isClaim({ context, word }) || (isBody && isOwn(word)))
    const missing = claims.filter((word) => !isBorneOut(word, ownSources(context)))
    const told = claims.filter((word) => !missing.includes(word))
    context.gentle.push(...told.filter((word) => !isBorneOut(word, nearSources(context))))
    const [first, last] = [missing[0], missing.at(-1)]
    if (!first || !last) continue
    const span = { from: first.from, to: last.to }
    if (isExplaining({ context, span })) continue
    if (maySay(context, first)) {
      context.gentle.push(span)
      continue
    }
    const inJob = placeIn({ word: first.text, source: job })
    flagMissing(context, { kind: kindOf({ run, first }), ...span }, inJob)
  }
  checkNumbered(context)
}

/** What makes a name of the words beside it, and the words that do so. */
const BODY = /\b(?:University|College|Academy|Group|Holdings)\b/
const isOwn = ({ text }: LatinWord) => /^\p{Lu}\p{Ll}{2,}/u.test(text) && !BODY.test(text)

/** "electrocardiograms (ECGs)": a short form behind what it stands for, or what it stands for behind it. */
function isExplaining({ context: { text }, span }: { context: Context; span: Span }): boolean {
  const head = /[\p{L}\d] ?\([\p{L}\d&., '’-]*$/u.test(text.slice(Math.max(0, span.from - 60), span.from))
  return head && /^[\p{L}&., '’-]*\)/u.test(text.slice(span.to, span.to + 40))
}

/** In a translation, what the replaced text says and no word of the suggestion does may be what has this name. */
function maySay(context: Context, { text }: LatinWord): boolean {
  return context.isTranslated && !/\d/.test(text) && leftover(context).length > 0
}

/** "CET-6", "ISO 9001", "PL-300": capitals and a number are one name. */
function checkNumbered(context: Context): void {
  for (const { from, to, text: name } of matchesIn(context.text, NUMBERED)) {
    const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]/g, '')
    const letters = /^[A-Za-z]+/.exec(name)?.[0] ?? ''
    if (currencyBefore(`${letters} `)) continue
    // whether the letters stand there at all is looked up as a name
    const pattern = new RegExp(`(?<![A-Za-z])${letters}[- ]?\\d[\\d.-]*`, 'gi')
    const others = ownSources(context).flatMap((source) =>
      matchesIn(source.text, pattern).map((other) => ({ source, ...other })),
    )
    const [at] = others
    if (!at || others.some((other) => plain(other.text).startsWith(plain(name)))) continue
    flag(context, { kind: 'certificate', from, to, note: 'other-value', at })
  }
}
const NUMBERED = /(?<![\p{L}\d])[A-Z]{2,}[A-Za-z]*[- ]?\d+(?:[.-]\d+)*[A-Z]?(?![\p{L}\d%])/gu

/** Latin words with a capital or a digit that stand beside each other. */
function runsOf({ text, taken }: { text: string; taken: readonly Span[] }): LatinWord[][] {
  const runs: LatinWord[][] = []
  const isHan = isChinese(text)
  for (const word of latinWords(text)) {
    if (taken.some((span) => meets(span, word))) continue
    // Chinese writes few English words but names
    if (!isName(word) && !(isHan && word.text.length > 2)) continue
    const last = runs.at(-1)
    const between = text.slice(last?.at(-1)?.to, word.from)
    if (last && /^(?: |-| (?:of|the|for|and|&|de) )$/.test(between)) last.push(word)
    else runs.push([word])
  }
  return runs
}

/** Whether a word is a name: by its writing, or since it is none of the ordinary ones. */
function isClaim({ context, word: { text, from, to } }: { context: Context; word: LatinWord }): boolean {
  const plain = text.replace(/'s$/, '')
  if (isGeneralShortForm(plain) || /^[IVX]+$/.test(plain) || /^\p{Lu}$/u.test(plain)) return false
  if (isUnit({ text: context.text, from, to })) return false
  if (DAYS.test(plain) || DEGREE.test(plain)) return false
  if (isMarked(plain)) return true
  // Chinese writes English words with a capital only as names
  return !isOrdinary(plain.toLowerCase()) || (/^\p{Lu}/u.test(plain) && isChinese(context.text))
}

const isUnit = ({ text, from, to }: Span & { text: string }) =>
  /\d ?$/.test(text.slice(Math.max(0, from - 2), from)) && to - from < 4

/** A word of the dictionary's English, or one made of such: "onboarding", "multi-channel". */
function isOrdinary(word: string): boolean {
  const { ordinaryStems } = dictionary()
  const has = (one: string) => {
    const stem = stemOf(one)
    return stem === undefined || ordinaryStems.has(stem)
  }
  if (has(word)) return true
  for (let at = 2; at <= word.length - 3; at += 1)
    if (has(word.slice(at)) && (PREFIXES.has(word.slice(0, at)) || (at > 3 && has(word.slice(0, at)))))
      return true
  return false
}
/** Looked up as steps of a ladder. */
const DEGREE = /^(?:[BMD]\.?(?:A|S|Sc|Eng|Ed|BA|Phil|Com)|LL\.?[BM]|Ph\.?D|MBA|JD)\.?$/
const DAYS =
  /^(?:Ltd|Co|Inc|LLC|Corp|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|English|Chinese|Mandarin)$/i
const PREFIXES = new Set(
  're un pre co non in over under out on up cross multi micro inter sub anti bio e post semi self'.split(' '),
)

function kindOf({ run, first }: { run: LatinWord[]; first: LatinWord }): FlagKind {
  const whole = run.map(({ text }) => text).join(' ')
  if (/\b(?:University|College|Institute|Academy|School)\b/.test(whole)) return 'school'
  if (
    /\b(?:Inc|Ltd|LLC|Corp|Corporation|Company|Group|Technologies|Holdings|Partners|Consulting|Agency|Studios?|Bank|Hospital|Clinic|Foundation|Association|Society|Press)\b/.test(
      whole,
    )
  )
    return 'organization'
  if (/\b(?:Certif\w+|Licen[cs]e\w*|Diploma|Award|Prize)\b/.test(whole)) return 'certificate'
  return isMarked(first.text) ? 'tool' : 'name'
}
