import { readResume } from './read/read-resume'
import { RESUME_RULES } from './rules'
import { scoreOf } from './score/score-of'
import {
  MOST_OF_A_RULE,
  type Inspection,
  type InspectResumeOptions,
  type ResumeFinding,
  type ResumeRule,
  type Spot,
} from './types'

const ORDER = ['error', 'warning', 'hint']
const AROUND = 24
const MOST_OF_A_NAME = 40

/**
 * Runs all rules over what a resume prints. Pure and quick (milliseconds), so that the server answers with it and an
 * editor runs it on what is not saved yet.
 */
export function inspectResume(options: InspectResumeOptions): Inspection {
  const resume = readResume(options)
  const findings = RESUME_RULES.flatMap((rule) => {
    const seen = new Map<string, number>()
    return rule
      .find(resume)
      .slice(0, MOST_OF_A_RULE)
      .map((spot) => findingOf({ rule, spot, seen, language: options.language }))
  }).sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity))
  return { ...scoreOf({ findings, resume, language: options.language }), findings }
}

type FindingOptions = {
  rule: ResumeRule
  spot: Spot
  /** How often the same was found at the same place. */
  seen: Map<string, number>
  language: InspectResumeOptions['language']
}

function findingOf({ rule, spot, seen, language }: FindingOptions): ResumeFinding {
  const { at, from, to, values = [], ops } = spot
  const { path, sectionId, itemId, field } = at
  const fill = (text: string) =>
    text.replace(/\{(\d)\}/g, (_, index: string) => shortened(String(values[Number(index)] ?? '')))
  const { title, why, how } = rule.words[language]
  const hasSpan = from !== undefined && to !== undefined
  const key = [rule.id, [itemId ?? sectionId ?? '$content', field].filter(Boolean).join('.'), values[0]].join(
    ':',
  )
  const count = seen.get(key) ?? 0
  seen.set(key, count + 1)
  return {
    id: `${key}:${count}`,
    rule: rule.id,
    severity: rule.severity,
    part: rule.part,
    place: {
      path,
      ...(sectionId === undefined ? {} : { sectionId }),
      ...(itemId === undefined ? {} : { itemId }),
      ...(field === undefined ? {} : { field }),
      ...(hasSpan ? { from, to } : {}),
    },
    title: fill(title),
    why: fill(why),
    how: fill(how),
    excerpt: hasSpan ? excerptOf({ value: at.value, from, to }) : shortened(at.value),
    ...(ops && rule.fix ? { patch: { label: fill(rule.fix[language]), ops } } : {}),
  }
}

const shortened = (text: string): string =>
  text.length > MOST_OF_A_NAME ? `${text.slice(0, MOST_OF_A_NAME)}…` : text

/** The words around a span, within its line. */
function excerptOf({ value, from, to }: { value: string; from: number; to: number }): string {
  const start = Math.max(from - AROUND, value.lastIndexOf('\n', from - 1) + 1)
  const end = value.indexOf('\n', to)
  const last = Math.min(to + AROUND, end < 0 ? value.length : end, start + 160)
  return value.slice(start, last).trim()
}
