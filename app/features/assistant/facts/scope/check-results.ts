import { flag, replacedSources, type CheckContext } from '../check-context'
import { contentWords } from '../duties/content-words'
import { readNumbers } from '../numbers/read-numbers'
import { originalSpan } from '../text/fold-text'
import { clausesOf, type Clause } from '../text/clauses'
import { isToldByNumbers } from './told-by-numbers'
import { isSaidStrongly, objectsOf, outcomesOf, tellsOfChange, tellsOfEffect, type Outcome } from './results'

/**
 * Flags outcomes that the replaced text and the person's words don't tell of: none told at all, one about something else,
 * or one said strongly ("显著提升") where no number and no such word stood. One that repeats a number of the rest of the
 * resume is taken from there.
 */
export function checkResults(context: CheckContext): void {
  const near = replacedSources(context)
  const source = near.map(({ text }) => text).join('\n')
  const told = new Set(near.flatMap((one) => [...one.objects()]))
  const changes = near.some((one) => one.tellsOfChange())
  const isCounted = near.some(({ numbers }) => numbers.some(({ dimension }) => dimension !== 'ordinal'))
  for (const clause of clausesOf(context.text)) {
    const outcome = outcomesOf(clause.text).sort((a, b) => a.from - b.from)[0]
    if (outcome === undefined || isFromResume({ context, clause })) continue
    if (isDerived({ context, clause }) || isToldByNumbers({ context, clause })) continue
    const about = objectsOf(clause.text)
    const isTold = outcome.isTied ? tellsOfEffect(source) : changes
    const isAbout =
      about.size === 0 ||
      [...about].some((object) => told.has(object)) ||
      (told.size === 0 && isTold && about.size < 2)
    const isBoast = isSaidStrongly(clause.text) && !isSaidStrongly(source) && !isCounted
    if (!isTold || !isAbout || isBoast || isOfNothingSaid({ context, clause }))
      flagOutcome({ context, clause, outcome })
  }
}

/** A clause whose number stands in the rest of the resume, beside an outcome. */
function isFromResume({ context, clause }: { context: CheckContext; clause: Clause }): boolean {
  const mine = readNumbers({ text: clause.text, taken: [] }).filter(({ raw }) => raw > 1)
  return (
    mine.length > 0 &&
    context.resume.numbers.some(({ value, dimension, from }) => {
      if (!mine.some((number) => number.value === value && number.dimension === dimension)) return false
      const sentence = context.resume.sentences.find((one) => one.from <= from && from < one.to)
      return sentence !== undefined && tellsOfChange(sentence.text)
    })
  )
}

/** A clause that gives the difference of two numbers of the replaced text tells what they tell. */
function isDerived({
  context: { verdict, after },
  clause,
}: {
  context: CheckContext
  clause: Clause
}): boolean {
  const span = originalSpan({ folded: after, from: clause.from, to: clause.to })
  return verdict.sources.some(
    ({ match, kind, from, to }) =>
      match === 'derived' && kind === 'number' && from >= span.from && to <= span.to,
  )
}

/** A clause that says nothing that is borne out but the verb of an outcome: "提升居民参与度" where neither was said. */
function isOfNothingSaid({ context, clause }: { context: CheckContext; clause: Clause }): boolean {
  if (context.before.text.trim() === '' || readNumbers({ text: clause.text, taken: [] }).length > 0)
    return false
  const words = contentWords(clause.text).filter(({ isLight, isShort }) => !isLight && !isShort)
  return (
    words.length > 0 &&
    words.every((word) =>
      replacedSources(context).every(
        (source) => source.text.trim() === '' || word.supportIn(source.meaning()) === 'none',
      ),
    )
  )
}

function flagOutcome({
  context,
  clause,
  outcome,
}: {
  context: CheckContext
  clause: Clause
  outcome: Outcome
}): void {
  const head = clause.text.slice(0, outcome.from)
  const isHanHead = /^\s*(?:[-·•]\s*)?[\p{Script=Han}\s]{2,10}$/u.test(head)
  const from = isHanHead ? head.length - head.replace(/^[\s\-·•]+/u, '').length : outcome.from
  const to = clause.text.trimEnd().length
  flag(context, {
    kind: 'result',
    from: clause.from + from,
    to: clause.from + to,
    severity: 'unsourced',
    note: 'new-result',
  })
}
