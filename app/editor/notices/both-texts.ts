import type { Language } from '../../../collections/resumes/choices'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Conflict } from '../../document/patch/merge-three-way'
import { linesOf, type Line } from '../../document/rich-text/lines'
import { parseRichText } from '../../document/rich-text/parse'
import { checkWritten } from '../writing/check-written'
import { controlOf, isRich, writeLines } from '../writing/written-field'
import { placeOfConflict } from './place-of-conflict'

type Options = { content: ResumeContent; conflict: Conflict; mine: unknown; language: Language }

/** Of rows, skills, facts and the resume itself those that hold words of any kind. */
const WORDS = new Set(['key', 'label', 'value', 'level', 'desc'])
const holdsWords = (field: string) => WORDS.has(field) || ['line', 'text'].includes(controlOf(field) ?? '')

/** Both texts of a disputed field, one after the other; undefined where one is missing or the field can't hold both. */
export function bothTexts({ content, conflict, mine, language }: Options): string | undefined {
  const { theirs, along } = conflict
  const { owner, field = '' } = placeOfConflict({ content, conflict }) ?? {}
  if (owner === undefined || !holdsWords(field) || along?.length) return undefined
  if (typeof mine !== 'string' || typeof theirs !== 'string' || !mine.trim() || !theirs.trim())
    return undefined
  const value = isRich({ owner, field }) ? joined({ mine, theirs }) : `${mine} / ${theirs}`
  return checkWritten({ content, owner, field, value, language }) === undefined ? value : undefined
}

/** What stands in both stands there once. */
function joined({ mine, theirs }: { mine: string; theirs: string }): string {
  const own = linesOf(parseRichText(mine))
  const known = new Set(own.map(wordsOf))
  return writeLines([...own, ...linesOf(parseRichText(theirs)).filter((line) => !known.has(wordsOf(line)))])
}

const wordsOf = ({ children }: Line): string => JSON.stringify(children)
