import type { Dimension } from './read-quantities'

type Unit = { pattern: RegExp; dimension: Dimension; size: number }

/**
 * A dimension and, two blanks apart, sizes in its base unit with their writings, in the order in which they are tried; a
 * year is twelve months of thirty days, so that both compare. Behind "=" the case and the blanks before count, too.
 */
const UNITS = String.raw`
points 0.01 个?基点|basis points?\b|bps\b
points 1 个?百分点|percentage[ -]points?|points?\b|p\.?p\.?\b|points? of per ?cent
percent 1 %|percent\b|per cent\b|pct\b
times 1 倍|[x×](?![a-z])|times(?= (?:faster|more|as|higher|larger|bigger|better|quicker|the)\b)|-?fold\b
money-USD 1 美元|美金|US ?dollars?\b|USD\b|dollars?\b
money-EUR 1 欧元|euros?\b|EUR\b|€
money-GBP 1 英镑|pounds?\b(?! of (?!debt|revenue|sales))|GBP\b
money-HKD 1 港元|港币|HKD\b
money-CAD 1 加元|加币|CAD\b
money-AUD 1 澳元|澳币|AUD\b
money-SGD 1 新加坡元|新币|新元|SGD\b
money-JPY 1 日元|日圆|yen\b|JPY\b
money-CNY 1 元|块钱|块(?![\u4e00-\u9fff]{2})|人民币|RMB\b|CNY\b|yuan\b
seconds 1e-6 微秒|[uμµ]s\b|microseconds?\b  1e-9 纳秒|ns\b|nanoseconds?\b  0.001 毫秒|ms\b|milliseconds?\b
seconds 1 秒钟?|secs?\b|seconds\b|second(?= (?:delay|timeout|video|clip|spot|ad|film|window)s?\b)|s(?![a-z-])
seconds 60 分钟|mins?\b|minutes?\b
seconds 3600 个?小时|个?钟头|(?:total|logged|total flight|total flying|flight|flying|working|billable|teaching|contact|training|volunteer|class|overtime|clinical|credit|man)[- ]hours?\b|hours?\b|hrs?\b|h(?![a-z-])
seconds 86400 个?工作日|天|日(?![志均活报语常本期程])|(?:working |business )?days?\b  604800 个?星期|个?礼拜|周(?!年)|weeks?\b
seconds 7776000 个?季度|quarters\b  2592000 个?月|months?\b
seconds 31104000 周年|年|(?:(?:school|academic|calendar|full|whole|complete|consecutive|straight) )?years?\b(?![- ](?:olds?|round|over|on)\b| \d)|yrs?\b
litres 1000 立方米|立方|m³|m3\b|cubic met(?:er|re)s?\b  0.001 毫升|ml\b|millilit(?:er|re)s?\b
litres 1 升(?![级学职任至到]|降(?![到至为低]))|lit(?:er|re)s?\b|L(?![A-Za-z-])
watts 1e6 兆瓦|MW\b|megawatts?\b  1000 千瓦|kW\b|kilowatts?\b  1 瓦(?![斯片罐]|尔)|watts?\b  1 = [ ]?W(?![\p{L}\d])
volts 1000 千伏|kV\b  0.001 毫伏|mV\b
amperes 1e-6 [uμµ]A\b|微安  0.001 mA\b|毫安(?!时)  1 安培?(?![全装排防保检])|amp(?:ere)?s?\b
hertz 1e9 GHz\b  1e6 MHz\b|兆赫  1e3 kHz\b|千赫  1 Hz\b|赫兹?
metres 1e-6 微米|[uμµ]m\b|microns?\b|micromet(?:er|re)s?\b  0.001 毫米|mm\b|millimet(?:er|re)s?\b
metres 0.01 厘米|公分|cm\b|centimet(?:er|re)s?\b  1000 公里|千米|kilomet(?:er|re)s?\b|km\b
metres 1609 英里|(?:(?!per |a |an |each )[a-z-]+ ){0,2}miles?\b  0.3048 英尺|(?<!square[- ])(?:feet|foot|ft)\b
square-metres 1 平方米|平米|㎡|m²|m2\b|平(?=[，,。;；\s、左的]|$)|square[- ]met(?:er|re)s?\b|sqm\b  667 亩
square-metres 0.0929 square[- ](?:feet|foot)\b|sq\.? ?ft\b|平方英尺  10000 公顷|hectares?\b  4047 英亩|acres?\b
metres 1 = [ ]?m(?![\p{L}\d²³])  1 米(?![线饭粉其色])|met(?:er|re)s?\b
grams 1e-6 微克|[uµμ]g\b  0.001 毫克|mg\b  1e6 吨|tonnes?\b|tons?\b  1e3 公斤|千克|kg\b|kilo(?:gram)?s?\b
grams 453.6 磅(?!礴)|lbs?\b|pounds? of (?!debt|revenue|sales)  28.35 盎司|ounces?\b|oz\b
grams 1 = (?:[ ]?克(?![服拉隆]))|[ -]?(?:g(?![A-Za-z\d])|grams?\b)  1e6 = [ ]?t(?![\p{L}\d])
grams 500 斤(?!斤)|jin\b|catt(?:y|ies)\b
bytes 1e3 KB\b  1e6 MB\b  1e9 GB\b  1e12 TB\b  1e15 PB\b
`
  .trim()
  .split('\n')
  .flatMap(readUnits)

function readUnits(row: string): Unit[] {
  const dimension = row.slice(0, row.indexOf(' '))
  return row
    .slice(dimension.length + 1)
    .split('  ')
    .map((unit) => {
      const [size = '', ...rest] = unit.split(' ')
      const writing = rest.join(' ')
      const isStrict = writing.startsWith('= ')
      const pattern = isStrict ? new RegExp(writing.slice(2), 'uy') : new RegExp(`[ -]?(?:${writing})`, 'iy')
      // an edge: the table above
      return { pattern, dimension: dimension as Dimension, size: Number(size) }
    })
}

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
  [/(?:US\$|USD|\$) ?$/i, 'money-USD'],
  [/(?:€|EUR) ?$/i, 'money-EUR'],
  [/(?:£|GBP) ?$/i, 'money-GBP'],
  [/(?:¥|RMB|CNY|人民币) ?$/i, 'money-CNY'],
]

const CODES = new Set(Intl.supportedValuesOf('currency'))

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
