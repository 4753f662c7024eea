import { simplified } from './simplified'

/** A label as people write it, without its spaces; Chinese ones as what they are about and what may stand around it. */
const LABELS: [field: string, labels: RegExp][] = [
  ['name', /^(?:(?:中文)?姓名|name|fullname|氏名|nom|nombre|nome)$/i],
  [
    'phone',
    /^(?:(?:联系|联络|移动|手机|本人|备用|家庭|住宅)?(?:电话|手机|方式|行动电话)(?:号码?)?|手机\/微信|phone|mobile|tel|telephone|cell|telefone?|mobil|téléphone|tél|portable|teléfono|cellulare|telefono|celular|móvil|mobiltelefon|handy|電話(?:番号)?|携帯(?:電話)?)$/i,
  ],
  [
    'email',
    /^(?:(?:电子|联系|联络|个人|QQ|E-?mail)?(?:邮箱|邮件|信箱)(?:地址)?|(?:e-?)?mail|courriel|correo(?:electrónico)?|メール(?:アドレス)?)$/i,
  ],
  [
    'label',
    /^(?:(?:求职|应聘|应征|希望|期望|意向|目标|申请|期待)(?:从事)?(?:意向|目标|职位|岗位|职务|职业|工作|方向)|职位|岗位|objective|position|title|targetrole)$/i,
  ],
  [
    'location',
    /^(?:(?:家庭|通讯|联系|现|常|居|详细|目前)?(?:地址|住址|住地|居住地)(?:址|点)?|现居|现居地|现居住?(?:城市|地点)|现所在地|所在(?:地|城市)|坐标|base|居住(?:城市|地)|address|location|city|anschrift|adresse|wohnort|dirección|domicilio|endereço|indirizzo|residenza|現?住所)$/i,
  ],
  [
    'url',
    /^(?:网站|网址|(?:个人)?主页|个人网站|(?:个人|技术)?博客|作品集|website|homepage|blog|portfolio|web)$/i,
  ],
]

const bare = (label: string): string => label.replace(/\s+/g, '').replace(/[:：.]$/, '')

/** More is no label, and takes the patterns long. */
const MAX_LABEL = 40

/** “手机/Mobile”, “邮箱(Email)”, and the other way round. */
const IN_BOTH = /^([a-z-]+|\p{Script=Han}+)[/(（]?([a-z-]+|\p{Script=Han}+)[)）]?$/iu

/** The field of JSON Resume's basics that a label names. */
export function labelField(label: string): string | undefined {
  const words = bare(label.length > MAX_LABEL ? label : inOne(label))
  if (words.length > MAX_LABEL) return undefined
  const [, first, second] = IN_BOTH.exec(words) ?? []
  const field = (word: string) =>
    LABELS.find(([, test]) => test.test(word) || test.test(simplified(word)))?.[0]
  return field(words) ?? (first && second && field(first) === field(second) ? field(first) : undefined)
}

/** What a form asks besides, in cells of a table. */
const OTHER =
  /^(?:性别|年龄|民族|国籍|籍贯|生源地?|户籍(?:所在地)?|户口(?:所在地)?|政治面貌|(?:出生)?(?:年月|日期)|出生|生日|婚姻(?:状况)?|婚否|身高|体重|健康(?:状况)?|血型|(?:最高)?学[历位]|专业|所学专业|毕业(?:院校|学校|时间|日期)|院校|学制|年级|工作(?:年限|经验|性质|类型|状态)|求职(?:状态|类型)|目前状态|当前状态|微信号?|wechat|QQ号?|(?:期望|意向|目标|要求|工作)(?:城市|地点|地区|行业|薪资|月薪|薪水|待遇)|(?:薪资|薪酬)(?:要求|期望)|到岗(?:时间|日期)|(?:英语|外语|计算机|普通话)(?:水平|等级|能力)|特长|职称|驾照|gender|nationality|dateofbirth|geburts(?:datum|ort)|datadi?nas(?:cita|cimento)|fechadenacimiento|datede?naissance|nazionalità|nacionalidad(?:e)?|patentediguida|staatsangehörigkeit|familienstand|nationalité|生年月日|性別|ふりがな)$/i

/** “出生日期 Date of Birth”: either of the languages says it. */
const OF_TWO =
  /^(\p{Script=Han}[\p{Script=Han} /／]{0,15}?)\s*[(（/／]?\s*([A-Za-z][A-Za-z./' -]{1,30})[)）]?[:：]?$/u

/** The Chinese words of a label or a column's name in both languages; any other one as it is. */
export const inOne = (words: string): string => OF_TWO.exec(words.trim())?.[1] ?? words

/** Whether a form asks for something by these words. */
export const isLabel = (words: string): boolean =>
  labelField(words) !== undefined || [words, inOne(words)].some((one) => OTHER.test(simplified(bare(one))))

/** Cells of a form in which labels stand before their values, as lines with a colon; any other line as it is. */
export function labelledCells(text: string): string[] {
  const cells = text.split(/\t+| {2,}/).flatMap((cell) => spacedLabels(cell.trim()))
  const found: string[] = []
  let pairs = 0
  for (let at = 0; at < cells.length; at += 1) {
    const [cell = '', next = ''] = cells.slice(at, at + 2)
    const isPair = isLabel(cell) && next !== '' && !isLabel(next) && !/^[\p{L} ]{1,20}[:：]/u.test(next)
    if (isPair) found.push(`${/\p{Script=Han}/u.test(cell) ? bare(cell) : cell}：${next}`)
    else found.push(cell)
    if (!isPair) continue
    pairs += 1
    at += 1
  }
  return pairs > 0 ? found : [text]
}

/** “姓名 王明 性别 男”: labels and values that single spaces part, where each label has its value. */
function spacedLabels(cell: string): string[] {
  const words = cell.split(' ').filter(Boolean)
  const isStart = (word: string | undefined) =>
    /^\p{Script=Han}{2,6}$/u.test(word ?? '') && isLabel(word ?? '')
  const starts = words.flatMap((word, at) => (isStart(word) ? [at] : []))
  const isEach = starts[0] === 0 && starts.length > 1 && !isStart(words.at(-1))
  if (!isEach || starts.some((at) => isStart(words[at + 1]))) return [cell]
  return starts.flatMap((at, index) => [words[at] ?? '', words.slice(at + 1, starts[index + 1]).join(' ')])
}

/** “电话 138…”: a label that only a space parts from its value. */
export function labelledPart(part: string): string {
  const [, label = '', value = ''] =
    /^(\p{Script=Han}{2,6}|(?:E-?)?mail|Tel|WeChat)\s+(\S.*)$/iu.exec(part) ?? []
  return label !== '' && isLabel(label) ? `${label}：${value}` : part
}
