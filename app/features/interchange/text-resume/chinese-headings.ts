import type { HeadingList } from './list-of-heading'

const PAST = '(?:经历|经验|履历|背景|情况|信息|简历|历史)'
const KINDS: [list: HeadingList, words: RegExp][] = [
  ['education', new RegExp(`^(?:教育|学习|求学|学历|学业|受教育)${PAST}$`, 'u')],
  ['work', new RegExp(`^(?:工作|职业|职场|任职|从业|就业|实习|兼职){1,2}${PAST}$`, 'u')],
  [
    'volunteer',
    new RegExp(
      `^(?:校园|在校|校内|学生|社团|志愿|社会|公益|课外|学校|组织)(?:学生|干部|社团)?(?:工作|活动|实践|服务|任职|职务|组织)?${PAST}?$`,
      'u',
    ),
  ],
  ['projects', /^(?:项目|科研|研究|课题|作品|案例){1,2}(?:经历|经验|作品|案例|展示|实践|履历|集)?$/u],
  ['awards', /^(?:荣誉|获奖|奖项|奖励|奖惩|竞赛|比赛|表彰){1,2}(?:证书|称号|情况|经历|记录|信息)?$/u],
  ['certificates', /^(?:资格|职业|执业|技能|专业|相关|资质)?(?:证书|证照|认证|资质)(?:情况|信息)?$/u],
  ['publications', /^(?:学术|科研|发表|出版|专利|论文|著作){1,2}(?:成果|发表|情况|著作)?$/u],
  [
    'skills',
    /^(?:专业|职业|个人|技术|计算机|办公|软件|核心|掌握|工作|职场|综合)?(?:技能|能力|特长|专长|技术){1,2}(?:清单|水平|掌握|描述|情况|一览)?$/u,
  ],
  ['languages', /^(?:语言|外语|英语)(?:能力|水平|技能|情况)$/u],
  ['interests', /^(?:兴趣|业余|个人)?爱好(?:特长)?$/u],
  ['summary', /^(?:自我|个人|本人|职业|关于)(?:评价|介绍|总结|描述|陈述|简介|优势|特点|评述|鉴定|概况|我)$/u],
  [
    'basics',
    /^(?:个人|基本|联系|求职){0,2}(?:信息|资料|情况|方式|档案)$|^联系我们?$|^(?:社交|个人)(?:主页|账号|网站|链接|媒体)$|^(?:求职|应聘|期望|意向)(?:意向|目标|期望|意愿|信息|岗位|职位|工作)$/u,
  ],
]

/** What a heading may have before it without saying more. */
const ITS = /^(?:我的|个人|本人|所获|曾获|获得|主要|相关|其他|其它|重要|过往|部分)(?=\p{Script=Han}{2})/u

/** The list that a Chinese heading is about by the words it is made of: “荣誉及证书”, “主要工作履历”. */
export function listOfWords(chinese: string): HeadingList | undefined {
  if (chinese.length < 3 || chinese.length > 12) return undefined
  const whole = kindOf(chinese)
  if (whole) return whole
  const parts = chinese.split(/[与和及]/u)
  const lists = parts.map((part) => kindOf(part) ?? kindOf(`${part}经历`))
  return parts.length > 1 && lists.every(Boolean) ? lists[0] : undefined
}

const kindOf = (words: string): HeadingList | undefined =>
  KINDS.find(([, test]) => test.test(words) || test.test(words.replace(ITS, '')))?.[0]

/** Whether short words head a section that no list is for: “培训经历”, “海外背景”. */
export const isSectionTitle = (words: string): boolean =>
  /^\p{Script=Han}{2,6}(?:经历|经验|背景|情况|活动|特长|评价|证书|荣誉|爱好|信息|介绍)$/u.test(
    words.replace(/\s+/g, ''),
  )

/** What resumes close with, under titles that no list is for. */
export const isRestTitle = (words: string): boolean =>
  /^(?:培训|(?:参加|接受)培训|继续教育|海外|留学|军旅|服役|创业)(?:经历|经验|情况|记录)$|^(?:其[他它](?:信息|情况|说明|方面)?|(?:附加|补充|更多)(?:信息|说明)|备注|特长)[:：]?$/u.test(
    words.trim(),
  )

/** What a title may begin with, and a line of a job's text as well: “相关证书”. */
export const isVagueTitle = (words: string): boolean => /^(?:相关|部分|其他|其它)/.test(words.trim())

/** What forms ask of a person's family: a section that no list is for, and where numbers are other people's. */
export const isOfFamily = (words: string): boolean =>
  /^(?:主要)?(?:家庭|社会|亲属)(?:主要)?(?:成员|情况|关系)(?:[与和及、]?(?:主要)?社会关系)?(?:情况)?$/.test(
    words.replace(/\s+/g, ''),
  )
