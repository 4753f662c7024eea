import type { CheckContext } from '../check-context'
import { alignClause } from '../scope/align-clause'
import { meaningOf } from '../dictionary/meaning'
import { contentWords } from '../duties/content-words'
import { clausesOf, sentencesOf } from '../text/clauses'
import type { Span } from '../types'
import type { Quantity } from './types'

/** Smaller numbers stand everywhere. */
const LEAST_MOVED = 10

/** A number of another place of the resume, in a clause that has nothing else of that place. */
export function isMoved({
  context,
  claim,
  at,
}: {
  context: CheckContext
  claim: Quantity
  at: Span
}): boolean {
  const { before, resume, text, isTranslated } = context
  if (before.text.trim() === '' || claim.dimension === 'ordinal') return false
  const isSmall = claim.raw < LEAST_MOVED
  const isOther = isOfOtherEntry({ context, at })
  if (isOther === true)
    return !(isSmall && claim.dimension === 'count') && !namesPostOf({ context, claim, at })
  if (isSmall || isOther === false) return false
  if (isTranslated) return true
  const clause = clausesOf(text).find(({ from, to }) => from <= claim.from && claim.to <= to)
  const sentence = resume.sentences.find(({ from, to }) => from <= at.from && at.to <= to)
  if (clause === undefined || sentence === undefined) return false
  if (isOfSameThing({ text, claim, source: resume.text, at })) return false
  return !alignClause({ clause: clause.text, clauses: [sentence], isTranslated }).isSure
}

/** "As a truck driver I drove 900,000 miles": the sentence says of which post of the resume it speaks. */
function namesPostOf({
  context: { text, resume },
  claim,
  at,
}: {
  context: CheckContext
  claim: Span
  at: Span
}): boolean {
  const sentence = sentencesOf(text).find(({ from, to }) => from <= claim.from && claim.to <= to)
  if (sentence === undefined) return false
  const named = AS_POST.exec(text.slice(sentence.from, claim.from))
  const words = contentWords((named?.[1] ?? named?.[2] ?? '').toLowerCase())
  if (words.length === 0) return false
  const lines = resume.text.slice(0, at.from).split('\n')
  const head = lines.findLastIndex((line) => PERIOD.test(line))
  const said = meaningOf(lines.slice(Math.max(0, head - 1), head + 2).join('\n'))
  return head !== -1 && words.every((word) => word.supportIn(said) === 'said')
}
const AS_POST =
  /(?:曾?[任做当]|担任|作为)([\p{Script=Han}]{2,8}?)(?=[，,时期的]|$)|\b(?:as|was|while) an? ([a-z][a-z -]{2,30}?)(?=,| I\b| at\b|$)/iu

/** How far what is counted stands from its number. */
const BESIDE = 14
const NEXT_TO = 6

/** "18 beds" here and there: a word beside the number stands beside the other one, too. */
export function isOfSameThing({
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
  const clauseEnd =
    /[^，。,;；.\n]*$/.exec(text.slice(Math.max(0, claim.from - BESIDE), claim.from))?.[0] ?? ''
  const before = /[a-z]{4,}[^\p{Script=Han}]*$/iu.exec(clauseEnd)?.[0] ?? clauseEnd.slice(-NEXT_TO)
  const after = /^[^，。,;；.\n]*/.exec(text.slice(claim.to, claim.to + BESIDE))?.[0] ?? ''
  const words = `${before}|${after}`.toLowerCase().matchAll(/(?=(\p{Script=Han}{2}))|[a-z]{4,}/gu)
  return Array.from(words).some(({ 0: word, 1: pair }) => around.includes(pair ?? word.replace(/s$/, '')))
}

/** "2019.03 - 2021.06", "2020–present": what stands at the head of a job, a project, a school. */
const PERIOD =
  /(?:19|20)\d\d[^\n]{0,12}?(?:-|–|—|~|至|到|\bto\b)[^\n]{0,6}?(?:(?:19|20)\d\d|今|present|now|current)/i

const OF_ALL =
  /^\s*(?:[-•·*#] ?)?(?:专业|个人|相关)?(?:技能|自我评价|优势|简介|总结|证书|语言|skills?|summary|profile|about|tools|languages?|certificat|awards?|hono(?:u)?rs|prizes|grants?|publications?|education)|^\s*(?:荣誉|获奖|奖项|论文|教育|培训|证件|资质)/i

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
  let isOther = false
  let heading = ''
  for (const line of lines) {
    // A sentence or a bullet that tells of some years heads nothing.
    const isHead = PERIOD.test(line) && !/[，。；]|^\s*[-•·*]/.test(line)
    if (/^[^\d]{2,24}$/.test(line.trim()) && !OF_JOBS.test(line)) heading = line
    if (from <= first) isSummary = isHead ? false : isSummary || OF_ALL.test(line)
    else isOther ||= isHead
    from += line.length + 1
  }
  return isOther && !isSummary && ![heading, lines.at(-1) ?? ''].some((line) => OF_ALL.test(line))
}

const OF_JOBS = /experience|work|工作|实习|项目/i
