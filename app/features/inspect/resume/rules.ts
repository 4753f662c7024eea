import { contactRules } from './rules/contact'
import { dateRules } from './rules/dates'
import { fitRules } from './rules/fit'
import { linkRules } from './rules/links'
import { orderRules } from './rules/order'
import { privacyRules } from './rules/privacy'
import { repetitionRules } from './rules/repetition'
import { resultRules } from './rules/results'
import { signRules } from './rules/signs'
import { skillRules } from './rules/skills'
import { spaceRules } from './rules/spaces'
import { spellingRules } from './rules/spelling'
import { structureRules } from './rules/structure'
import { timeRules } from './rules/time'
import { wordingRules } from './rules/wording'
import type { ResumeRule } from './types'

/** All rules of a resume; a new one stands in the file of its topic in rules/. */
export const RESUME_RULES: ResumeRule[] = [
  ...privacyRules,
  ...contactRules,
  ...linkRules,
  ...structureRules,
  ...orderRules,
  ...dateRules,
  ...timeRules,
  ...resultRules,
  ...skillRules,
  ...wordingRules,
  ...repetitionRules,
  ...spellingRules,
  ...signRules,
  ...spaceRules,
  ...fitRules,
]
