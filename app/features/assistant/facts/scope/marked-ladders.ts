import type { Ladder } from './ladders'

/** A step that is only a claim where the sources name another step of the same ladder. */
const ONLY_INSTEAD = 99

const LETTERS = Array.from('ABCDEF')

const PRAISED = '(?:之星|优秀|最佳|销冠|销售冠军|冠军|标兵|先进)'
/** What a prize is given for: a week, a month, a quarter, a year. */
const PERIODS = [
  new RegExp(`(?:每周|周度?)${PRAISED}|\\bof the week\\b|\\bweekly (?:award|prize|star|champion)`, 'gi'),
  new RegExp(
    `(?:每月|月度?)${PRAISED}|\\bof the month\\b|\\bmonthly (?:award|prize|star|champion|winner)`,
    'gi',
  ),
  new RegExp(`季度?${PRAISED}|\\bof the quarter\\b|\\bquarterly (?:award|prize|star|champion|winner)`, 'gi'),
  new RegExp(
    `年度?${PRAISED}|\\bof the year\\b|\\b(?:annual|yearly) (?:award|prize|star|champion|winner)`,
    'gi',
  ),
]

const RANKED = '(?:总?排名|成绩)?(?:第[一二三四五六七八九十\\d]|前[一二三四五六七八九十\\d])'
/** Of whom somebody is the first or the fifth. */
const AMONG = [
  new RegExp(
    `班级?内?${RANKED}|(?<!(?:%|per ?cent|half|third|quarter|most|rest|all) )\\b(?:in|of) (?:the|my|our) class\\b`,
    'gi',
  ),
  new RegExp(`年级${RANKED}|\\b(?:in|of) (?:the|my|our) (?:grade|year)\\b`, 'gi'),
  new RegExp(`(?:全校|学校|校内)${RANKED}|\\b(?:in|of) (?:the|my|our) (?:whole )?school\\b`, 'gi'),
  new RegExp(`(?:门?店内?|全店)${RANKED}|\\b(?:in|of) (?:the|my|our) (?:store|shop|branch)\\b`, 'gi'),
  new RegExp(`部门内?${RANKED}|\\b(?:in|of) (?:the|my|our) department\\b`, 'gi'),
  new RegExp(`(?:全?公司|全集团)内?${RANKED}|\\b(?:in|of) (?:the|my|our) (?:whole )?company\\b`, 'gi'),
]

/** How often something is done. */
const FREQUENCIES: [claim: RegExp, told: RegExp][] = [
  [
    /每[天日](?=[^\d]|$)|\bdaily\b|\b(?:every|each) day\b/gi,
    /[天日早晚夜班]|\b(?:days?|mornings?|evenings?|nights?|nightly|daily|shifts?)\b/gi,
  ],
  [
    /每周(?![一二三四五六日末])|\bweekly\b|\b(?:every|each) week\b/gi,
    /周|星期|礼拜|\b(?:weeks?|weekly|weekends?|fortnight\w*|\w+days?)\b/gi,
  ],
  [/每个?月|\bmonthly\b|\b(?:every|each) month\b/gi, /月|\b(?:months?|monthly)\b/gi],
  [/每个?季度|\bquarterly\b|\b(?:every|each) quarter\b/gi, /季|\bquarter(?:s|ly)?\b/gi],
  [/每年|\bannual(?:ly)?\b|\byearly\b|\b(?:every|each) year\b/gi, /年|\b(?:years?|yearly|annual(?:ly)?)\b/gi],
]

/** Measures that are not each other, by their usual names in both languages. */
const METRICS: [claim: RegExp, told?: RegExp][] = [
  [/打开率|\bopen(?:ing)? rates?\b/gi],
  [/点击率|\bclick(?:-| )?(?:through)?(?:-| )rates?\b|\bCTR\b/gi, /点击|\bclick\w*/gi],
  [/转化率|\bconversion rates?\b/gi, /转化|成交|下单|\bconver(?:sions?|ted|ting)\b/gi],
  [/留存率|\bretention rates?\b/gi, /留存|\bret(?:ention|ained|aining)\b/gi],
  [/流失率|\b(?:churn|attrition) rates?\b/gi, /流失|\b(?:churn|attrition|turnover)\b/gi],
  [/复购率|\b(?:repurchase|repeat[- ]purchase) rates?\b/gi, /复购|回头客|\b(?:repurchase|repeat)\b/gi],
  [/续[费约签]率|\brenewal rates?\b/gi, /续|\brenew\w*/gi],
  [/及格率|合格率|通过率|\bpass(?:ing)? rates?\b/gi, /及格|合格|通过|\bpass\w*/gi],
  [/优秀率/g, /优秀|\bexcellent\b/gi],
  [
    /(?:不良|次品|缺陷|报废|废品)率|\b(?:defect|scrap|reject(?:ion)?) rates?\b/gi,
    /不良|次品|缺陷|报废|废品|返工|\b(?:defect\w*|scrap|reject\w*|faults?)\b/gi,
  ],
  [/入住率|出租率|\boccupancy\b/gi, /入住|出租|\boccup\w*/gi],
  [/出勤率|到课率|\battendance rates?\b/gi, /出勤|到课|\battend\w*/gi],
  [
    /毛利率?|净利润?率?|\b(?:profit|gross|net) margins?\b|\b(?:net|gross) profits?\b/gi,
    /利润|毛利|净利|\b(?:margins?|profits?)\b/gi,
  ],
  [
    /营业额|销售额|营收|\b(?:revenues?|turnover)\b/gi,
    /收入|出口额|业绩|流水|卖|单|GMV|\b(?:sales|sold|income|orders?|business|billings?|takings?)\b/gi,
  ],
]

/** Things told apart by a letter, a season or a day: the suggestion may leave them out, but not change them. */
export const MARKED_LADDERS: Ladder[] = [
  {
    id: 'round',
    kind: 'scope',
    leastNew: 1,
    isExact: true,
    steps: LETTERS.map((letter, index) => ({
      level: index + 1,
      pattern: new RegExp(`\\bSeries[- ]${letter}\\b|(?<![A-Za-z])${letter}\\+? ?轮`, 'g'),
    })),
  },
  {
    id: 'letter-class',
    kind: 'certificate',
    leastNew: ONLY_INSTEAD,
    isExact: true,
    steps: LETTERS.map((letter, index) => ({
      level: index + 1,
      pattern: new RegExp(
        `\\b[A-Z]{2,5}-${letter}\\b|\\b(?:Class|Category|Type|Grade)[- ]${letter}(?:[- ]?[12])?\\b|(?<![A-Za-z])${letter}[1-3]? ?(?:类|级|证|照|驾)|(?:level|grade) \\d ?-? ?${letter}\\b${letter < 'E' ? `|${'甲乙丙丁'.charAt(index)}(?:等|级|级?证)` : ''}`,
        'gi',
      ),
    })),
  },
  {
    id: 'craft',
    kind: 'certificate',
    leastNew: ONLY_INSTEAD,
    isExact: true,
    steps: [
      { level: 1, pattern: /学徒|\bapprentic(?:e|es|ed|ing|eships?)\b/gi, told: /徒弟/g },
      { level: 2, pattern: /熟练工|\bjourneym[ae]n\b/gi },
      {
        level: 3,
        pattern:
          /(?<!放射|影像|检验|超声|医学|化验|口腔|人)技师(?!团队|注册)|\bmaster (?=(?:electrician|plumber|carpenter|technician|mechanic|welder|builder)s?\b)/gi,
      },
    ],
  },
  {
    id: 'law',
    kind: 'scope',
    leastNew: ONLY_INSTEAD,
    isExact: true,
    steps: [
      {
        level: 1,
        pattern:
          /民事|民商事|\bcivil(?= (?:\w+ ){0,3}(?:cases?|claims?|disputes?|litigation|law|trials?|suits?)\b)/gi,
      },
      { level: 2, pattern: /刑事|\bcriminal\b/gi },
      { level: 3, pattern: /行政(?=诉讼|案件|审判)|\badministrative(?= (?:cases?|litigation|law)\b)/gi },
    ],
  },
  {
    id: 'interpreting',
    kind: 'scope',
    leastNew: ONLY_INSTEAD,
    isExact: true,
    steps: [
      { level: 1, pattern: /交替传译|交传|\bconsecutive (?=interpret)/gi },
      { level: 2, pattern: /同声传译|同传|\bsimultaneous (?=interpret)/gi },
      { level: 3, pattern: /陪同口译|随行口译|\b(?:liaison|escort) (?=interpret)/gi },
    ],
  },
  {
    id: 'freight',
    kind: 'scope',
    leastNew: ONLY_INSTEAD,
    isExact: true,
    steps: [
      {
        level: 1,
        pattern:
          /海运|水运|\b(?:ocean|sea)(?= (?:freight|cargo|shipments?|exports?|imports?|and air)\b)|\bby sea\b/gi,
      },
      {
        level: 2,
        pattern:
          /空运|\bair(?= (?:freight|cargo|shipments?|exports?|imports?|waybills?)\b)|\bby (?:sea and )?air\b/gi,
      },
      { level: 3, pattern: /铁路运输|班列|\brail(?= freight\b)/gi },
    ],
  },
  {
    id: 'season',
    kind: 'date',
    leastNew: ONLY_INSTEAD,
    isExact: true,
    steps: [
      { level: 1, pattern: /春(?=[季天学招]|$)|\bspring(?! (?:boot|festival|mvc|cloud|framework))\b/gi },
      { level: 2, pattern: /夏(?=[季天令])|暑[期假]|\bsummer\b/gi },
      {
        level: 3,
        pattern:
          /秋(?=[季天学招]|$)|\bautumn\b|\bfall(?= (?:semester|term|season|of|\d))|(?<=\b(?:each|every|this|last|next|in the|the) )fall\b/gi,
      },
      { level: 4, pattern: /冬(?=[季天令])|寒假|\bwinter\b/gi },
    ],
  },
  {
    id: 'award-period',
    kind: 'certificate',
    leastNew: ONLY_INSTEAD,
    isExact: true,
    steps: PERIODS.map((pattern, index) => ({ level: index + 1, pattern })),
  },
  {
    id: 'working-time',
    kind: 'scope',
    leastNew: ONLY_INSTEAD,
    isExact: true,
    steps: [
      { level: 1, pattern: /兼职|\bpart[- ]time\b/gi },
      { level: 2, pattern: /全职|\bfull[- ]time\b/gi },
    ],
  },
  {
    id: 'rank-among',
    kind: 'scope',
    leastNew: ONLY_INSTEAD,
    isExact: true,
    steps: AMONG.map((pattern, index) => ({ level: index + 1, pattern })),
  },
  {
    id: 'frequency',
    kind: 'number',
    leastNew: ONLY_INSTEAD,
    isExact: true,
    steps: FREQUENCIES.map(([pattern, told], index) => ({ level: index + 1, pattern, told })),
  },
  {
    id: 'metric',
    kind: 'unit',
    leastNew: ONLY_INSTEAD,
    isExact: true,
    steps: METRICS.map(([pattern, told], index) => ({
      level: index + 1,
      pattern,
      ...(told === undefined ? {} : { told }),
    })),
  },
  {
    id: 'weekday',
    kind: 'date',
    leastNew: ONLY_INSTEAD,
    isExact: true,
    steps: ['一 mon', '二 tues', '三 wednes', '四 thurs', '五 fri', '六 satur', '[日天] sun'].map(
      (day, index) => ({
        level: index + 1,
        pattern: new RegExp(
          `(?:(?<!每)周|周(?!.[次回场节篇条])|星期|礼拜)${day.split(' ')[0] ?? ''}|\\b${day.split(' ')[1] ?? ''}days?\\b`,
          'gi',
        ),
        told: new RegExp(`\\b${shortOf(day)}\\b(?! (?:in|on|with|at|for)\\b)`, 'g'),
      }),
    ),
  },
]

/** "Sat" of "六 satur". */
function shortOf(day: string): string {
  const name = day.split(' ')[1] ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1, 3)
}
