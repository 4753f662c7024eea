import { bySeverity, shortened, tell } from './define-rules'
import { readResume } from './read/read-resume'
import { RULES } from './rules'
import { scoreOf } from './score-of'
import {
  MOST_OF_A_RULE,
  type Inspection,
  type InspectResumeOptions,
  type ResumeFinding,
  type Rule,
  type Spot,
} from './types'

const AROUND = 24

/**
 * Runs all rules over what a resume prints. Pure and quick (milliseconds), so that the server answers with it and an
 * editor runs it on what is not saved yet.
 */
export function inspectResume(options: InspectResumeOptions): Inspection {
  const { language } = options
  const resume = readResume(options)
  const findings = RULES.flatMap((rule) => {
    const seen = new Map<string, number>()
    const spots = rule.inResume?.(resume).slice(0, MOST_OF_A_RULE) ?? []
    return spots.map((spot) => findingOf({ rule, spot, seen, language }))
  }).sort(bySeverity)
  return { ...scoreOf({ findings, resume, language }), findings }
}

type FindingOptions = {
  rule: Rule
  spot: Spot
  /** How often the same was found at the same place. */
  seen: Map<string, number>
  language: InspectResumeOptions['language']
}

function findingOf({ rule, spot, seen, language }: FindingOptions): ResumeFinding {
  const { at, from, to, values = [], ops } = spot
  const { value, ...place } = at
  const hasSpan = from !== undefined && to !== undefined
  const owner = [place.itemId ?? place.sectionId ?? '$content', place.field].filter(Boolean).join('.')
  const key = [rule.id, owner, values[0]].join(':')
  const count = seen.get(key) ?? 0
  seen.set(key, count + 1)
  const { fix, ...told } = tell({ rule, values, language })
  return {
    ...{ id: `${key}:${count}`, part: rule.part, ...told },
    place: hasSpan ? { ...place, from, to } : place,
    excerpt: hasSpan ? excerptOf({ value, from, to }) : shortened(value),
    ...(ops && fix ? { patch: { label: fix, ops } } : {}),
  }
}

/** The words around a span, within its line. */
function excerptOf({ value, from, to }: { value: string; from: number; to: number }): string {
  const start = Math.max(from - AROUND, value.lastIndexOf('\n', from - 1) + 1)
  const end = value.indexOf('\n', to)
  const last = Math.min(to + AROUND, end < 0 ? value.length : end, start + 160)
  return value.slice(start, last).trim()
}
