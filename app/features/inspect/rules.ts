import { basicsRules } from './rules/basics'
import { fitRules } from './rules/fit'
import { resultsRules } from './rules/results'
import { timeRules } from './rules/time'
import { typographyRules } from './rules/typography'
import { writingRules } from './rules/writing'
import type { Rule } from './types'

/** All rules; a new one is a row in the file of its part in rules/ and its words in texts/. */
export const RULES: Rule[] = [
  ...fitRules,
  ...basicsRules,
  ...timeRules,
  ...resultsRules,
  ...writingRules,
  ...typographyRules,
]
