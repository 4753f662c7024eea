import type { Counted, Dimension } from './types'

type Unit = { pattern: RegExp; dimension: Dimension; size: number }
const unit = (source: string, dimension: Dimension, size = 1): Unit => ({
  pattern: new RegExp(`[ -]?(?:${source})`, 'iy'),
  dimension,
  size,
})
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30 * DAY

/** In the order in which they are tried; a year is twelve months of thirty days, so that both compare. */
const UNITS: Unit[] = [
  unit('美吨|短吨|(?:US|U\\.S\\.|short)[ -]tons?\\b', 'grams', 907_185),
  unit('个?基点|basis points?\\b|bps\\b', 'points', 0.01),
  unit('个?百分点|percentage[ -]points?|p\\.?p\\.?\\b|points? of per ?cent', 'points'),
  unit('‰', 'percent', 0.1),
  unit('ppm\\b', 'percent', 1e-4),
  unit('%|percent\\b|per cent\\b|pct\\b', 'percent'),
  unit(
    '倍|[x×](?![a-z])|times(?= (?:faster|more|as|higher|larger|bigger|better|quicker|the)\\b)|-?fold\\b',
    'times',
  ),
  unit('美元|美金|US ?dollars?\\b|USD\\b|dollars?\\b', 'money-USD'),
  unit('欧元|euros?\\b|EUR\\b|€', 'money-EUR'),
  unit('英镑|pounds?\\b(?! of (?!debt|revenue|sales))|GBP\\b', 'money-GBP'),
  unit('港元|港币|HKD\\b', 'money-HKD'),
  unit('加元|加币|CAD\\b', 'money-CAD'),
  unit('澳元|澳币|AUD\\b', 'money-AUD'),
  unit('新加坡元|新币|新元|SGD\\b', 'money-SGD'),
  unit('兰特|rands?\\b|ZAR\\b', 'money-ZAR'),
  unit('瑞士法郎|瑞郎|(?:Swiss )?francs?\\b|CHF\\b', 'money-CHF'),
  unit('(?:挪威)克朗|NOK\\b', 'money-NOK'),
  unit('(?:瑞典)克朗|SEK\\b', 'money-SEK'),
  unit('(?:丹麦)克朗|DKK\\b', 'money-DKK'),
  unit('卢比|rupees?\\b|INR\\b', 'money-INR'),
  unit('日元|日圆|yen\\b|JPY\\b', 'money-JPY'),
  unit('元|块钱|块(?![\\u4e00-\\u9fff]{2})|人民币|RMB\\b|CNY\\b|yuan\\b', 'money-CNY'),
  unit('微秒|[uμµ]s\\b|microseconds?\\b', 'seconds', 1e-6),
  unit('纳秒|ns\\b|nanoseconds?\\b', 'seconds', 1e-9),
  unit('毫秒|ms\\b|milliseconds?\\b', 'seconds', 0.001),
  unit(
    '秒钟?|secs?\\b|seconds\\b|second(?= (?:delay|timeout|video|clip|spot|ad|film|window)s?\\b)|s(?![a-z-])',
    'seconds',
  ),
  unit('分钟|mins?\\b|minutes?\\b', 'seconds', MINUTE),
  unit(
    '个?小时|个?钟头|(?:total|logged|total flight|total flying|flight|flying|working|billable|teaching|contact|training|volunteer|class|overtime|clinical|credit|man)[- ]hours?\\b|hours?\\b|hrs?\\b|h(?![a-z-])',
    'seconds',
    HOUR,
  ),
  unit('个?工作日|天|日(?![志均活报语常本期程])|(?:working |business )?days?\\b', 'seconds', DAY),
  unit('个?星期|个?礼拜|周(?!年)|weeks?\\b', 'seconds', 7 * DAY),
  unit('个?季度|quarters\\b', 'seconds', 3 * MONTH),
  unit('个?月|months?\\b', 'seconds', MONTH),
  unit(
    '周年|年|(?:(?:school|academic|calendar|full|whole|complete|consecutive|straight) )?years?\\b(?![- ](?:olds?|round|over|on)\\b| \\d)|yrs?\\b',
    'seconds',
    12 * MONTH,
  ),
  unit('立方米|立方|m³|m3\\b|cubic met(?:er|re)s?\\b', 'litres', 1000),
  unit('毫升|ml\\b|millilit(?:er|re)s?\\b', 'litres', 0.001),
  unit('升(?![级学职任至到]|降(?![到至为低]))|lit(?:er|re)s?\\b|L(?![A-Za-z-])', 'litres'),
  unit('千瓦时|度电|kWh\\b', 'watt-hours', 1000),
  unit('兆瓦|MW\\b|megawatts?\\b', 'watts', 1e6),
  unit('千瓦|kW\\b|kilowatts?\\b', 'watts', 1000),
  unit('瓦(?![斯片罐]|尔)|watts?\\b', 'watts'),
  { pattern: / ?W(?![\p{L}\d])/uy, dimension: 'watts', size: 1 },
  unit('千伏|kV\\b', 'volts', 1000),
  unit('毫伏|mV\\b', 'volts', 0.001),
  unit('[uμµ]A\\b|微安', 'amperes', 1e-6),
  unit('mA\\b|毫安(?!时)', 'amperes', 0.001),
  unit('安培?(?![全装排防保检])|amp(?:ere)?s?\\b', 'amperes'),
  // "200A service", and no 5A scenic area
  {
    pattern:
      /[ -]?A(?= (?:service|breakers?|circuits?|fuses?|panels?|suppl(?:y|ies)|mains?|feeders?|sockets?|outlets?|loads?)\b|断路|空开|开关|电流)|(?<=\d\d) A(?![\p{L}\d-]| (?:rounds?|levels?|grades?|class|rated|shares?)\b)/uy,
    dimension: 'amperes',
    size: 1,
  },
  unit('MPa\\b|兆帕', 'pascals', 1e6),
  unit('kPa\\b|千帕', 'pascals', 1e3),
  unit('bar\\b|巴(?=[，。；]|$)', 'pascals', 1e5),
  unit('psi\\b', 'pascals', 6895),
  unit('GHz\\b', 'hertz', 1e9),
  unit('MHz\\b|兆赫', 'hertz', 1e6),
  unit('kHz\\b|千赫', 'hertz', 1e3),
  unit('Hz\\b|赫兹?', 'hertz'),
  unit('微米|[uμµ]m\\b|microns?\\b|micromet(?:er|re)s?\\b', 'metres', 1e-6),
  unit('毫米|mm\\b|millimet(?:er|re)s?\\b', 'metres', 0.001),
  unit('厘米|公分|cm\\b|centimet(?:er|re)s?\\b', 'metres', 0.01),
  unit('公里|千米|kilomet(?:er|re)s?\\b|km\\b', 'metres', 1000),
  unit('英里|(?:(?!per |a |an |each )[a-z-]+ ){0,2}miles?\\b', 'metres', 1609),
  unit('英尺|(?<!square[- ])(?:feet|foot|ft)\\b', 'metres', 0.3048),
  unit('英?寸(?![步草])|inch(?:es)?\\b', 'metres', 0.0254),
  unit(
    '平方米|平米|㎡|m²|m2\\b|平(?=[，,。;；\\s、左的]|$)|square[- ]met(?:er|re)s?\\b|sqm\\b',
    'square-metres',
  ),
  unit('亩', 'square-metres', 667),
  unit('square[- ](?:feet|foot)\\b|sq\\.? ?ft\\b|平方英尺', 'square-metres', 0.0929),
  unit('公顷|hectares?\\b', 'square-metres', 10_000),
  unit('英亩|acres?\\b', 'square-metres', 4047),
  { pattern: / ?m(?![\p{L}\d²³])/uy, dimension: 'metres', size: 1 },
  unit('米(?![线饭粉其色])|met(?:er|re)s?\\b', 'metres'),
  unit('微克|[uµμ]g\\b', 'grams', 1e-6),
  unit('毫克|mg\\b', 'grams', 0.001),
  unit('吨|tonnes?\\b|tons?\\b', 'grams', 1e6),
  unit('公斤|千克|kg\\b|kilo(?:gram)?s?\\b', 'grams', 1e3),
  unit('磅(?!礴)|lbs?\\b|pounds? of (?!debt|revenue|sales)', 'grams', 453.6),
  unit('盎司|ounces?\\b|oz\\b', 'grams', 28.35),
  unit('megalit(?:er|re)s?\\b', 'litres', 1e6),
  unit('加仑|gallons?\\b', 'litres', 3.785),
  unit('MGD\\b', 'litres', 3.785e6),
  { pattern: /(?: ?克(?![服拉隆]))|[ -]?(?:g(?![A-Za-z\d])|grams?\b)/y, dimension: 'grams', size: 1 },
  { pattern: / ?t(?![\p{L}\d])/uy, dimension: 'grams', size: 1e6 },
  unit('斤(?!斤)|jin\\b|catt(?:y|ies)\\b', 'grams', 500),
  unit('KB\\b', 'bytes', 1e3),
  unit('MB\\b', 'bytes', 1e6),
  unit('GB\\b', 'bytes', 1e9),
  unit('TB\\b', 'bytes', 1e12),
  unit('PB\\b', 'bytes', 1e15),
]

/** The unit that begins at a place of the text, with where it ends; "years'" and half units ("两年半") are read. */
export function unitAt({ text, at }: { text: string; at: number }) {
  for (const { pattern, dimension, size } of UNITS) {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found !== null) return { dimension, size, to: at + found[0].length }
  }
  return undefined
}

const CURRENCIES: [RegExp, Dimension][] = [
  [/(?:HK\$|HKD) ?$/i, 'money-HKD'],
  [/(?<![A-Za-z])(?:CA?\$|CAD) ?$/, 'money-CAD'],
  [/(?<![A-Za-z])(?:AU?\$|AUD) ?$/, 'money-AUD'],
  [/(?<![A-Za-z])(?:SG?\$|SGD) ?$/, 'money-SGD'],
  [/(?<![A-Za-z])R ?$/, 'money-ZAR'],
  [/₹ ?$/, 'money-INR'],
  [/(?<![A-Za-z])(?:KSh|KES) ?$/, 'money-KES'],
  [/(?:US\$|USD|\$) ?$/i, 'money-USD'],
  [/(?:€|EUR) ?$/i, 'money-EUR'],
  [/(?:£|GBP) ?$/i, 'money-GBP'],
  [/(?:¥|RMB|CNY|人民币) ?$/i, 'money-CNY'],
]

const CODES = new Set(Intl.supportedValuesOf('currency'))

/** The currency written before a number, with its length. */
export function currencyBefore(head: string): { dimension: Dimension; length: number } | undefined {
  for (const [pattern, dimension] of CURRENCIES) {
    const found = pattern.exec(head)
    if (found !== null) return { dimension, length: found[0].length }
  }
  const code = /(?<![A-Za-z])([A-Z]{3}) ?$/.exec(head)
  if (code?.[1] !== undefined && CODES.has(code[1]))
    return { dimension: `money-${code[1]}`, length: code[0].length }
  return undefined
}

const PEOPLE =
  'people|persons?|members?|engineers?|developers?|designers?|analysts?|interns?|juniors?|employees?|staff|students?|colleagues?|hires?|volunteers?|managers?|nurses?|teachers?|reports'
const COUNTED: [RegExp, Counted][] = [
  [/^ ?(?:余|多)?(?:人(?!次|民|天|日|月)|名|位)/, 'people'],
  [
    new RegExp(
      `^[ -](?:(?!(?:and|or|of|with|for|to|per|by|from|in|at|on|the|a|an)\\b)[a-z-]+ ){0,2}(?:${PEOPLE})\\b`,
      'i',
    ),
    'people',
  ],
  [
    /^ ?(?:余|多)?个?(?:[\p{Script=Han}]{0,2})项目|^ (?:[a-z-]+ ){0,1}projects?\b(?! [a-z]+s\b)/iu,
    'projects',
  ],
  [/^ ?(?:余|多)?篇|^ (?:[a-z-]+ ){0,1}(?:articles?|posts?|papers?)\b/i, 'articles'],
  [/^ ?(?:余|多)?台|^ (?:[a-z-]+ ){0,1}(?:servers?|machines?)\b/i, 'servers'],
]

/** What a number without unit counts, by the words after it. */
export function countedAfter(tail: string): Counted {
  return COUNTED.find(([pattern]) => pattern.test(tail))?.[1]
}
