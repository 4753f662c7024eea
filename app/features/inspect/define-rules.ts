import type { Language } from '../../../collections/resumes/schema'
import type { PartId, Rule, RuleWords, Severity, Told } from './types'

type RuleTexts<Id extends string> = Record<Language, Record<Id, RuleWords>>

/** The words of a part's rules; each language has those of every rule. */
export const defineWords = <Id extends string>(texts: RuleTexts<Id>): RuleTexts<Id> => texts

export type RuleRow = Pick<Rule, 'severity' | 'inText' | 'inResume'>
type Options<Id extends string> = {
  part: PartId
  /** A rule has words, and words have a rule. */
  texts: RuleTexts<Id>
  rules: Record<Id, RuleRow>
}

/** The rules of a part of the score with their words. */
export function defineRules<Id extends string>({ part, texts, rules }: Options<Id>): Rule[] {
  const defined: Rule[] = []
  for (const id in rules) defined.push({ id, part, words: (language) => texts[language][id], ...rules[id] })
  return defined
}

const inResumeAs =
  (severity: Severity) =>
  (inResume: Rule['inResume']): RuleRow => ({ severity, inResume })

/** Rows of rules that look at a resume alone. */
export const error = inResumeAs('error')
export const warning = inResumeAs('warning')
export const hint = inResumeAs('hint')

const ORDER = ['error', 'warning', 'hint']

/** Puts what is worst first. */
export const bySeverity = (a: Told, b: Told): number => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity)

const MOST_OF_A_NAME = 40

export const shortened = (text: string): string =>
  text.length > MOST_OF_A_NAME ? `${text.slice(0, MOST_OF_A_NAME)}…` : text

type TellOptions = { rule: Rule; values?: (string | number)[] | undefined; language: Language }

/** A rule's words with the values of what it found. */
export function tell({ rule, values = [], language }: TellOptions): Told & { fix: string | undefined } {
  const [title, why, how, fix] = rule.words(language)
  const fill = (text: string) =>
    text.replace(/\{(\d)\}/g, (_, index: string) => shortened(String(values[Number(index)] ?? '')))
  return {
    ...{ rule: rule.id, severity: rule.severity },
    ...{ title: fill(title), why: fill(why), how: fill(how), fix: fix && fill(fix) },
  }
}
