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
