import { borrowedLines } from './borrowed-lines'
import type { CheckContext } from './check-context'
import { checkDates } from './dates/check-dates'
import { readDates } from './dates/read-dates'
import { checkNames } from './names/check-names'
import { checkQualifiers } from './names/check-qualifiers'
import { checkTitles } from './names/check-titles'
import { checkDuties } from './duties/check-duties'
import { checkLists } from './duties/check-lists'
import { knownNames } from './names/known-names'
import { checkDirection } from './numbers/check-direction'
import { checkNumbers } from './numbers/check-numbers'
import { readNumbers } from './numbers/read-numbers'
import { prepareSources, type FactSources, type PreparedSources } from './prepare-sources'
import { prepareText } from './prepare-text'
import { checkExpertise } from './scope/check-expertise'
import { checkLanguages } from './scope/check-languages'
import { checkLadders } from './scope/check-ladders'
import { checkMeans } from './scope/check-means'
import { checkOpposites } from './scope/check-opposites'
import { checkResults } from './scope/check-results'
import { checkRoles } from './scope/check-roles'
import { foldText } from './text/fold-text'
import { isChinese } from './text/is-chinese'
import type { Verdict } from './types'

const LONG_QUOTE = 24

/**
 * Looks up every fact of a suggested text in what the person has said, and flags what stands nowhere, only in the job
 * text, or is more than was said. Chinese and English, also across both. Deterministic; `sources.today` tells
 * how long jobs have lasted that someone still has.
 *
 * @param before the text that the suggestion replaces, '' where it adds one
 * @param after the suggestion, plain or in our Markdown; the spans of the answer are UTF-16 units of it
 * @param sources what `prepareSources` made, or the texts themselves
 */
export function checkFacts({
  before,
  after,
  sources,
}: {
  before: string
  after: string
  sources: FactSources | PreparedSources
}): Verdict {
  const prepared = isPrepared(sources) ? sources : prepareSources(sources)
  const folded = foldText(after)
  const { text } = folded
  const old = prepareText({ where: 'before', text: before })
  const original = old.text.trim() === '' ? prepared.resume.text : old.text
  const context: CheckContext = {
    ...prepared,
    after: folded,
    text,
    before: old,
    borrowed: borrowedLines({ text, before: old, resume: prepared.resume }),
    isTranslated: isChinese(text) !== isChinese(original),
    verdict: { flags: [], sources: [] },
  }
  if (isTold({ text, context })) return context.verdict
  const dates = readDates(text)
  const names = knownNames(text, { withSoft: false })
  const certificates = names.filter(({ kind }) => kind === 'certificate' || kind === 'tool')
  checkDates(context, dates)
  const numbers = readNumbers({ text, taken: [...dates, ...certificates] })
  checkNumbers(context, numbers)
  checkDirection(context, numbers)
  checkNames(context, [...dates, ...numbers])
  checkTitles(context, names)
  checkQualifiers(context)
  checkLadders(context, names)
  checkLanguages(context)
  checkRoles(context)
  checkExpertise(context)
  checkResults(context)
  checkOpposites(context)
  checkDuties(context)
  checkLists(context)
  checkMeans(context)
  context.verdict.flags.sort((a, b) => a.from - b.from || a.to - b.to)
  context.verdict.sources.sort((a, b) => a.from - b.from || a.to - b.to)
  return context.verdict
}

function isPrepared(sources: FactSources | PreparedSources): sources is PreparedSources {
  return typeof sources.resume === 'object' && 'words' in sources.resume
}

/** What the person wrote word by word needs no look-up; a short word of the resume may stand in another place for another thing. */
function isTold({ text, context }: { text: string; context: CheckContext }): boolean {
  const plain = text.trim()
  const { before, user, resume } = context
  if (isIn({ whole: before.text, plain }) || isIn({ whole: user.text, plain })) return true
  return (before.text.trim() === '' || plain.length >= LONG_QUOTE) && resume.text.includes(plain)
}

/** What stands right before a piece of a text and changes what it says. */
const CUT_OFF =
  /(?:参与|协助|辅助|代理|助理|副|没有?|未|不|\b(?:help(?:ed|ing)?|assist(?:ed|ing)?(?: in| with)?|acting|deputy|assistant|vice|not|never)(?: to)?)[ -]?$/i

function isIn({ whole, plain }: { whole: string; plain: string }): boolean {
  const at = whole.indexOf(plain)
  return at !== -1 && (plain === '' || !CUT_OFF.test(whole.slice(Math.max(0, at - 16), at)))
}
