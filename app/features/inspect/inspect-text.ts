import type { Language } from '../../../collections/resumes/schema'
import { guessLanguage } from '../interchange/json-resume/guess-language'
import { listOfHeading } from '../interchange/text-resume/list-of-heading'
import { bySeverity, tell } from './define-rules'
import { lengthOf } from './read/length-of'
import { RULES } from './rules'
import {
  MOST_OF_A_RULE,
  type InspectLine,
  type InspectText,
  type Place,
  type Rule,
  type TextFinding,
} from './types'

const EXCERPT = 24

type Options = {
  source: string
  /** The reader's: findings are worded in it. The rules go by the text's own. */
  language: Language
}

/** Runs the rules that need no resume of ours over a text; worst findings first, then in the text's order. */
export function inspectText({ source, language }: Options): TextFinding[] {
  const plain = source.replace(/\r\n?/g, '\n')
  const text = prepareText({ source: plain, language: guessLanguage(plain.split('\n')) })
  if (text.length === 0) return []
  return RULES.flatMap((rule) => {
    const places = rule.inText?.(text).slice(0, MOST_OF_A_RULE) ?? []
    return places.map((place) => findingOf({ rule, place, text, language }))
  }).sort((a, b) => bySeverity(a, b) || a.from - b.from)
}

/** Reads a text once for all rules: its lines, their sections, its length. */
function prepareText({ source, language }: { source: string; language: Language }): InspectText {
  const lines: InspectLine[] = []
  let section: string | undefined
  let from = 0
  for (const text of source.split('\n')) {
    const heading = listOfHeading(text)
    section = heading ?? section
    lines.push({ text, from, section, isHeading: heading !== undefined })
    from += text.length + 1
  }
  return { source, language, lines, length: lengthOf(source) }
}

type FindingOptions = { rule: Rule; place: Place; text: InspectText; language: Language }

function findingOf({ rule, place: { from, to, values }, text, language }: FindingOptions): TextFinding {
  const index = text.lines.findLastIndex((line) => line.from <= from)
  const line = text.lines[Math.max(index, 0)]
  const start = Math.max(from - EXCERPT, line?.from ?? 0)
  const end = Math.min(to + EXCERPT, (line?.from ?? 0) + (line?.text.length ?? 0))
  const excerpt = from === to ? '' : text.source.slice(start, Math.max(end, to)).trim()
  return { ...tell({ rule, values, language }), from, to, line: Math.max(index, 0) + 1, excerpt }
}
