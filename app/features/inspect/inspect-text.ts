import { guessLanguage } from '../interchange/json-resume/guess-language'
import { prepareText } from './prepare-text'
import { RULES } from './rules'
import type { Finding, InspectText, Place, Rule } from './types'

const MOST_OF_A_RULE = 20
const ORDER = ['error', 'warning', 'hint']
const EXCERPT = 24

/** Runs all rules over a text, worst findings first, then in the text's order. */
export function inspectText(source: string): Finding[] {
  const plain = source.replace(/\r\n?/g, '\n')
  const text = prepareText({ source: plain, language: guessLanguage(plain.split('\n')) })
  if (text.length === 0) return []
  return RULES.flatMap((rule) =>
    rule
      .find(text)
      .slice(0, MOST_OF_A_RULE)
      .map((place) => findingOf({ rule, place, text })),
  ).sort((a, b) => ORDER.indexOf(a.rule.severity) - ORDER.indexOf(b.rule.severity) || a.from - b.from)
}

function findingOf({ rule, place, text }: { rule: Rule; place: Place; text: InspectText }): Finding {
  const index = text.lines.findLastIndex(({ from }) => from <= place.from)
  const line = text.lines[Math.max(index, 0)]
  const start = Math.max(place.from - EXCERPT, line?.from ?? 0)
  const end = Math.min(place.to + EXCERPT, (line?.from ?? 0) + (line?.text.length ?? 0))
  const excerpt = place.from === place.to ? '' : text.source.slice(start, Math.max(end, place.to)).trim()
  return { ...place, rule, line: Math.max(index, 0) + 1, excerpt }
}
