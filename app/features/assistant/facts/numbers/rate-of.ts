/** The time to which a count belongs. */
export type Rate =
  'second' | 'minute' | 'hour' | 'shift' | 'day' | 'week' | 'month' | 'quarter' | 'year' | undefined

const AFTER: [Rate, string][] = [
  ['second', 'second|秒'],
  ['minute', 'minute|分钟'],
  ['hour', 'hour|小时'],
  ['shift', 'shift|班(?![级主组])'],
  ['day', 'day|天|日'],
  ['week', 'week|周'],
  ['month', 'month|月'],
  ['quarter', 'quarter|季度'],
  ['year', 'year|annum|年'],
]
const ADVERBS: [Rate, RegExp][] = [
  ['hour', /\bhourly\b/i],
  ['day', /\bdaily\b|日均|日活|每日|每天|一天/i],
  ['week', /\bweekly\b|周均|每周|一周/i],
  ['month', /\bmonthly\b|月均|每月|一个月|月(?=营|薪|活|销|产|收|流|度)/i],
  ['quarter', /\bquarterly\b|每季度|季度(?=营|销)/i],
  [
    'year',
    /\b(?:annual(?:ly|i[sz]ed)?|yearly)\b|年均|每(?:学)?年|全年|一年(?![半多内时])|年(?=营|薪|销|产|收|度|节[约省])/i,
  ],
  ['minute', /每分钟/],
  ['second', /每秒/],
]
const PATTERNS = AFTER.map(([rate, words]): [Rate, RegExp] => [
  rate,
  new RegExp(
    `^[^,.;，。；()\\n\\d]{0,28}?(?:\\b(?:per|(?<!\\b(?:in|over|within|after|for|about|of) )an?|each|every) (?:school |academic |calendar |full )?|\\/ ?|[/每])(?:${words})(?![a-z])`,
    'i',
  ),
])

/** "60 calls per day", "日均 60 个", "monthly revenue of 2 million": per what time a number counts, if that is said. */
export function rateOf({ text, from, to }: { text: string; from: number; to: number }): Rate {
  const tail = text.slice(to, to + 44)
  const after = PATTERNS.find(([, pattern]) => pattern.test(tail))?.[0]
  if (after !== undefined) return after
  const head = /[^,.;，。；\n\d]{0,26}$/.exec(text.slice(Math.max(0, from - 26), from))?.[0] ?? ''
  const near = ADVERBS.find(([, pattern]) => pattern.test(head))?.[0]
  const follows = /^[^,.;，。；()\n\d]{0,26}/.exec(tail)?.[0] ?? ''
  return near ?? ADVERBS.find(([, pattern]) => /[a-z]/.test(pattern.source) && pattern.test(follows))?.[0]
}
