import { matchesIn, meets, type Span } from '../types'
import { ENGLISH_NUMBER, readEnglishNumber, readHanNumber } from './number-words'
import { unitAt } from './units'

/** A written number before its unit is read. */
export type NumberToken = Span & { raw: number; isRounded: boolean; isWord: boolean }

/** Sayings with digits that count nothing. */
const IDIOMS =
  /7 ?[x×*] ?24(?: ?小时)?|24 ?[x×/] ?7|从? ?(?<![\d,.])(?:0|零) ?(?:到|至|-) ?(?:1|一)(?!\d|[.,]\d)|(?:from )?(?<![\d,.])(?:zero|0) to (?:one|1|launch|market|production)(?!\d|[.,]\d)|(?:one|1)[- ]on[- ](?:one|1)|(?:一对一|1 ?(?:对|v) ?1)|双(?:十一|十二|11|12)|[Dd]ouble (?:11|12|[Ee]leven)|360 ?度|第三方|第一(?:时间|线|手|步)|360[- ]degree|4S店|(?:one|two|three|five)[- ]stop|百分百|二等[一二]级|千人计划|五险一金|\b[Bb]ig [Ff]our\b/g

const MAGNITUDES: Record<string, number> = Object.fromEntries(
  '万亿:12 千万:7 百万:6 十万:5 万:4 亿:8 千:3 百:2 k:3 w:4 m:6 mn:6 million:6 b:9 bn:9 billion:9 thousand:3 hundred:2 lakh:5 crore:7'
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([word, zeros]) => [word, 10 ** Number(zeros)]),
)
const ARABIC =
  /(?<![A-Za-z\d_.]|(?<!\b(?:under|over|top))(?<=[A-Za-z])-|\d[,:])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?: \d{3})+(?! ?\d)|\d+(?:\.\d+)?|(?<!\d)\.\d+)(?![.:]\d)(\+?(?= ?[kKwWM万亿]))?(?:(?: ?[余多几来])?( ?(?:万亿|千万|百万|十万|万|亿|千(?!克|米|瓦|伏|赫|卡)|百(?!分))|(?: ?(?:lakh|crore|million|billion|thousand|hundred|mn|bn)|[kKwW]|M(?!B)|B)(?![A-Za-z])))?/g

const CLASSIFIER =
  '(?:个|名|人|位|年|月|天|日|周|倍|次|项|篇|款|台|家|轮|条|门|套|期|座|所|种|件|场|支|批|笔|组|层|页|册|本|级|届|元|块|星|票|岁|校|城|省|国|小时|分钟|秒|间|字|部|份|科|只|辆|张|路|步|线|趟|单|遍|桌|床|剂|杯|盘|道|栋|幢|户|桶|箱|袋|瓶|堂|课|节|班|起|宗|例|枚|艘|架|头|亩|棵|株|匹|首|幅|处|段|站|圈)'
/** Measures that a number in characters stands before; "千克" and "千米" begin with none. */
const MEASURE = '[多余来]?(?:公?斤|吨|[千毫]?克|公里|[千厘毫]?米|平方?米?|毫?升|公顷|立方)'
const HAN = new RegExp(
  `(?<![双第几百数几十])[一二两三四五六七八九十](?:[零一二两三四五六七八九十百千万亿]{1,24}|(?=公?斤|吨|公里|平米|公顷))(?=${MEASURE})|(?<![双第百几数十红])(?:[零〇一二两三四五六七八九十百千万亿]{2,24}|[一二两三四五六七八九十百千万])(?=[多余几来]?${CLASSIFIER})|(?<![双第几])[一二三四五六七八九]?[百千万亿十][零一二三四五六七八九十百千万亿]{1,24}|(?<![双第几])[一二两三四五六七八九十]{1,3}[百千万亿](?=[，。；,;)\\s]|$)|(?<=[到至])[一二三四五六七八九]?十[一二三四五六七八九]?(?=[，。；\\s]|$)`,
  'g',
)
const ENGLISH = new RegExp(ENGLISH_NUMBER, 'gi')

/** The written numbers of a folded text in digits and in words of both languages, those in `taken` left out. */
export function numberTokens({ text, taken }: { text: string; taken: Span[] }): NumberToken[] {
  const spans: Span[] = [...taken, ...matchesIn(text, IDIOMS)]
  const result: NumberToken[] = []
  const add = (token: NumberToken) => {
    if (spans.some((span) => meets(span, token))) return
    spans.push(token)
    result.push(token)
  }
  for (const { from, to, found } of matchesIn(text, ARABIC)) {
    const [, digits = '', , written = ''] = found
    const isMillion = written === '' && isMillionOfMoney({ text, from, to })
    const magnitude = isMillion ? 'm' : written.trim().toLowerCase()
    const raw = Number(digits.replaceAll(/[, ]/g, '')) * (MAGNITUDES[magnitude] ?? 1)
    const token = { from, to: isMillion ? to + 1 : to, raw, isRounded: magnitude !== '', isWord: false }
    const isInWord = /^[A-Za-zμµ]/.test(text.slice(token.to))
    if (magnitude !== '' || !isInWord || unitAt({ text, at: token.to })) add(token)
  }
  // "高一两个班": what was read before is part of no other number
  for (const { from, to, text: word } of matchesIn(withoutSpans({ text, spans }), HAN)) {
    const raw = readHanNumber(word)
    if (raw !== undefined) add({ from, to, raw, isRounded: raw >= 1000, isWord: true })
  }
  for (const { from, to, text: word } of matchesIn(text, ENGLISH)) {
    const raw = readEnglishNumber(word)
    if (raw !== undefined) add({ from, to, raw, isRounded: false, isWord: true })
  }
  return result.sort((a, b) => a.from - b.from)
}

/** The text with bars in place of what the spans hold. */
function withoutSpans({ text, spans }: { text: string; spans: Span[] }): string {
  let left = ''
  for (const { from, to } of spans.sort((a, b) => a.from - b.from))
    if (to > left.length) left += text.slice(left.length, from) + '|'.repeat(to - Math.max(from, left.length))
  return left + text.slice(left.length)
}

/** "£40m": a small m is a million of money, elsewhere a metre. */
function isMillionOfMoney({ text, from, to }: Span & { text: string }): boolean {
  return (
    /(?:[$€£¥₹]|\b(?:RMB|CNY|USD|EUR|GBP|SGD|HKD|AUD|CAD|NZD|INR|AED|CHF|JPY)) ?$/.test(
      text.slice(Math.max(0, from - 5), from),
    ) && /^m(?![\p{L}\d²])/u.test(text.slice(to))
  )
}
