import { labels } from '../../../document/text/labels'
import type { ReadResume } from '../read/types'
import type { Spot } from '../types'

const LEAST_TEXT = 80
const TERM = /[A-Za-z][A-Za-z0-9.+#-]*/g
const SPOKEN =
  /[英日法德俄韩]语|CET|TEM-?[48]|IELTS|TOEFL|JLPT|HSK|TOPIK|DELF|\b(?:English|Mandarin|Cantonese|Chinese|French|German|Spanish|Italian|Portuguese|Japanese|Korean|Russian|Arabic|Hindi|Dutch|Swedish|Polish|native|fluent)\b/i

/** The skills that no position or project mentions. */
export function skillsWithoutEvidence({ texts, sections, skills, language }: ReadResume): Spot[] {
  if (texts.prose.length < LEAST_TEXT) return []
  const tags = sections.flatMap(({ items }) => items.flatMap(({ small }) => small.map(({ value }) => value)))
  const used = new Set(stemsOf([texts.prose.source, ...tags].join(' ')))
  return skills.flatMap(({ at, tags }): Spot[] => {
    // a group's title is no skill; one of its tags that was used speaks for the rest
    const tools = (tags.length > 0 ? tags : [at]).filter(({ value }) => isTool(value))
    const [first] = tools
    const names = tools.map(({ value }) => value).join(labels[language].comma)
    return first && !stemsOf(names).some((stem) => used.has(stem)) ? [{ at: first, values: [names] }] : []
  })
}

/** Named tools; a field of work or a language can't be looked up word by word. */
const isTool = (skill: string): boolean => /[A-Za-z]{2}|[A-Za-z][+#]/.test(skill) && !SPOKEN.test(skill)

/** Forecasts, forecasting: the beginning of a longer word stands for its forms. */
function stemsOf(text: string): string[] {
  const terms = text.toLowerCase().match(TERM) ?? []
  return terms
    .map((term) => term.replace(/[.-]+$/, ''))
    .map((term) => (term.length >= 6 ? term.slice(0, 5) : term.replace(/s$/, '')))
}
