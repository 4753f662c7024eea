import type { Language } from '../../../collections/resumes/schema'
import type { ReadResume } from './read/types'
import { scoreTexts } from './texts/score'
import {
  PART_IDS,
  type Inspection,
  type PartId,
  type ResumeFinding,
  type ScorePart,
  type Severity,
} from './types'

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
export function scoreOf({ findings, resume, language }: Options): Pick<Inspection, 'score' | 'parts'> {
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
