const LABELS: [field: string, labels: RegExp][] = [
  ['name', /^(?:姓\s*名|name|full name)$/i],
  ['phone', /^(?:电\s*话|手\s*机|手机号码?|联系电话|联系方式|phone|mobile|tel|telephone|cell)$/i],
  ['email', /^(?:邮\s*箱|电子邮箱|电子邮件|email|e-?mail)$/i],
  [
    'label',
    /^(?:求职意向|应聘职位|应聘岗位|期望职位|意向岗位|意向职位|目标岗位|职位|岗位|objective|position|title|target role)$/i,
  ],
  ['location', /^(?:地\s*址|住址|现居|现居地|现居城市|所在地|所在城市|居住地|address|location|city)$/i],
  ['url', /^(?:网\s*站|主\s*页|个人主页|个人网站|博\s*客|website|homepage|blog|portfolio|web)$/i],
]

/** The field of JSON Resume's basics that a label names. */
export function labelField(label: string): string | undefined {
  const bare = label.trim()
  return LABELS.find(([, test]) => test.test(bare))?.[0]
}

/** What a form asks besides, in cells of a table. */
const OTHER =
  /^(?:性\s*别|年\s*龄|民\s*族|籍\s*贯|学\s*历|学\s*位|专\s*业|政治面貌|出生年月|出生日期|生\s*日|婚姻状况|身\s*高|毕业院校|毕业学校|工作年限|工作经验|微\s*信(?:号)?|QQ|健康状况|期望薪资|户\s*籍|gender|nationality|date of birth)$/i

/** Whether a form asks for something by these words. */
export const isLabel = (words: string): boolean => labelField(words) !== undefined || OTHER.test(words.trim())

/** Cells of a table in which labels stand before their values, as lines with a colon; any other line as it is. */
export function labelledCells(text: string): string[] {
  const cells = text.split(/\t+| {2,}/).map((cell) => cell.trim().replace(/[:：]$/, ''))
  const labels = cells.filter((_, index) => index % 2 === 0)
  const isTable =
    cells.length > 1 &&
    cells.length % 2 === 0 &&
    labels.every(isLabel) &&
    !cells.some((cell, index) => index % 2 === 1 && isLabel(cell))
  if (!isTable) return [text]
  return labels.map((label, index) => `${label.replace(/\s+/g, '')}：${cells[index * 2 + 1] ?? ''}`)
}
