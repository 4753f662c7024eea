import { privateId } from './rules/private-id'
import { privateFacts } from './rules/private-facts'
import { noEmail } from './rules/no-email'
import { noPhone } from './rules/no-phone'
import { oddEmail } from './rules/odd-email'
import { tooShort } from './rules/too-short'
import { tooLong } from './rules/too-long'
import { longLine } from './rules/long-line'
import { noHeadings } from './rules/no-headings'
import { firstPerson } from './rules/first-person'
import { weakVerb } from './rules/weak-verb'
import { emptyWords } from './rules/empty-words'
import { noNumbers } from './rules/no-numbers'
import { dateOrder } from './rules/date-order'
import { dateGap } from './rules/date-gap'
import { mixedDates } from './rules/mixed-dates'
import { repeatedWord } from './rules/repeated-word'
import { repeatedStart } from './rules/repeated-start'
import { fullWidthSigns } from './rules/full-width-signs'
import { halfWidthSigns } from './rules/half-width-signs'
import { mixedQuotes } from './rules/mixed-quotes'
import { missingSpace } from './rules/missing-space'
import { productNames } from './rules/product-names'
import { shouting } from './rules/shouting'
import { placeholder } from './rules/placeholder'
import { salary } from './rules/salary'
import type { Rule } from './types'

/** All rules; a new one is a file in rules/ and a line here. */
export const RULES: Rule[] = [
  privateId,
  privateFacts,
  noEmail,
  noPhone,
  oddEmail,
  tooShort,
  tooLong,
  longLine,
  noHeadings,
  firstPerson,
  weakVerb,
  emptyWords,
  noNumbers,
  dateOrder,
  dateGap,
  mixedDates,
  repeatedWord,
  repeatedStart,
  halfWidthSigns,
  fullWidthSigns,
  mixedQuotes,
  missingSpace,
  productNames,
  shouting,
  placeholder,
  salary,
]
