import { bySeverity, shortened, tell } from './define-rules'
import { readResume } from './read/read-resume'
import { RULES } from './rules'
import {
  MOST_OF_A_RULE,
  type Inspection,
  type InspectResumeOptions,
  type ResumeFinding,
  type Rule,
  type Spot,
  PART_IDS,
  type PartId,
  type ScorePart,
  type Severity,
} from './types'
import type { Language } from '../../../collections/resumes/schema'
import type { ReadResume } from './read/types'
import { scoreTexts } from './texts/score'

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

/** What each part is worth; together 100. */
const WORTH: Record<PartId, number> = {
  basics: 20,
  results: 25,
  time: 15,
  writing: 20,
  typography: 10,
  fit: 10,
}
/** What a finding takes from its part. */
const COST: Record<Severity, number> = { error: 12, warning: 5, hint: 1 }
/** One rule takes so many times that at most, however often it finds something. */
const MOST_TIMES = 4
/** From so many words on there is enough to judge; with less, what can't be judged yet counts in proportion. */
const ENOUGH: Record<Language, number> = { 'zh-CN': 250, en: 150 }

type Options = { findings: ResumeFinding[]; resume: ReadResume; language: Language }

/** Points by part: what it is worth, less what its findings cost. The same findings give the same score. */
function scoreOf({ findings, resume, language }: Options): Pick<Inspection, 'score' | 'parts'> {
  const share = Math.min(resume.length / ENOUGH[resume.language], 1)
  const parts = PART_IDS.map((id): ScorePart => {
    const own = findings.filter(({ part }) => part === id)
    const of = WORTH[id]
    const lost = Math.min(costOf(own), of)
    // all but this say something about what is written, and nothing about what is not
    const isShort = share < 1 && id !== 'basics'
    const points = Math.floor((of - lost) * (isShort ? share : 1))
    const texts = scoreTexts[language]
    const why = [
      own.length === 0 ? texts.nothing : texts.lost({ count: own.length, lost }),
      isShort ? texts.short({ words: resume.length, enough: ENOUGH[resume.language] }) : '',
    ]
    return { id, label: texts.parts[id], points, of, why: why.filter(Boolean).join(texts.between) }
  })
  return { score: parts.reduce((sum, { points }) => sum + points, 0), parts }
}

function costOf(findings: ResumeFinding[]): number {
  const byRule = new Map<string, number>()
  for (const { rule, severity } of findings) {
    const cost = COST[severity]
    byRule.set(rule, Math.min((byRule.get(rule) ?? 0) + cost, MOST_TIMES * cost))
  }
  return [...byRule.values()].reduce((sum, cost) => sum + cost, 0)
}
