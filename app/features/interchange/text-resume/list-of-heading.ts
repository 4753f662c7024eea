import { listOfWords } from './chinese-headings'
import { listOfEnglish, listOfForeign } from './foreign-headings'
import { simplified } from './simplified'

/** Where the text under a heading belongs: a list of JSON Resume, its basics, or its summary. */
export type HeadingList =
  | 'basics'
  | 'summary'
  | 'work'
  | 'volunteer'
  | 'education'
  | 'awards'
  | 'certificates'
  | 'publications'
  | 'skills'
  | 'languages'
  | 'interests'
  | 'references'
  | 'projects'

/** Chinese words parted by spaces, English ones by bars. */
const WORDS: Record<HeadingList, [chinese: string, english: string]> = {
  basics: [
    '基本信息 个人信息 基本资料 个人资料 联系方式 联系信息 求职意向 求职意愿 期望职位 联络方式 联络资讯 联络资料',
    'contact|contact information|contact details|contact info|personal information|personal details|personal info|personal data|job objective|bio data',
  ],
  summary: [
    '个人简介 自我评价 个人总结 个人优势 个人评价 自我介绍 个人概述 职业概述 职业总结 我的优势 简介 个人亮点 核心优势 自传',
    'summary|profile|about|about me|professional summary|career summary|executive summary|personal statement|objective|career objective|overview|personal profile|professional profile|summary of qualifications',
  ],
  work: [
    '工作经历 工作经验 工作履历 职业经历 从业经历 任职经历 实习经历 实习经验 工作与实习经历 工作实习经历 实习工作经历 实习 任教经历 教学经历',
    'work experience|experience|professional experience|clinical experience|teaching experience|industry experience|positions held|military service|employment|employment history|work history|career history|relevant experience|internship|internships|internship experience|career|professional background|work',
  ],
  volunteer: [
    '志愿经历 志愿服务 社会实践 实践经历 校园经历 在校经历 社团经历 学生工作 校内经历 社会经历 社团活动 组织经历',
    'volunteering|volunteer experience|volunteer work|volunteer|community service|leadership|leadership experience|activities|extracurricular activities|campus experience|leadership and activities',
  ],
  education: [
    '教育经历 教育背景 教育程度 教育及培训经历 学历 学历背景 教育情况 求学经历 学习经历 教育',
    'education|educational background|educational qualification|educational qualifications|academic qualification|academic details|educational details|academic background|education and training|academic qualifications|academic history|qualifications|academic profile|degrees|academic degrees',
  ],
  awards: [
    '获奖情况 获奖与证书 荣誉与证书 证书与奖项 荣誉奖项 获奖经历 所获奖项 荣誉 荣誉证书与奖项 奖项 荣誉与奖项 获奖荣誉 所获荣誉 奖励情况 奖学金 竞赛经历 得奖纪录 得奖经历 竞赛',
    'awards|honors|honours|honors awards|honors and awards|awards and honors|achievements|awards and achievements|accomplishments|scholarships',
  ],
  certificates: [
    '证书 资格证书 职业证书 技能证书 资质证书 证书资质 执业资格 荣誉证书 资格与证书 资格及证书 培训及证书 培训与证书 职业资格 专业资格',
    'certificates|certifications|certification|licenses|licences|registrations|professional registrations|accreditations|licenses and certifications|certifications and licenses|courses and certificates|courses and certifications|certificates and courses|training and certifications|certifications and training|professional certifications|licensure|licensure and certifications|licensure and certification|credentials',
  ],
  publications: [
    '出版作品 论文 发表论文 学术成果 科研成果 论文发表 专利 论文与专利',
    'publications|selected publications|papers|patents|conference presentations|presentations|publications and patents|research publications',
  ],
  skills: [
    '技能 专业技能 技能特长 掌握技能 职业技能 技术栈 个人技能 技能清单 软件 常用软件 办公软件 专业能力 技术能力 电脑知识 电脑技能 计算机知识 专长 相关技能 技能与工具',
    'skills|computer proficiency|key strengths|core strengths|strengths|toolbox|top skills|technical skills|core skills|key skills|skills summary|core competencies|technologies|professional skills|areas of expertise|skills and tools|expertise|tools|skill set|technical proficiencies|computer skills|it skills|digital skills|software|software skills|tech stack|programming languages|personal skills|other skills|additional skills|soft skills|skills and interests|skills and languages|skills and certifications|skills and abilities',
  ],
  languages: [
    '语言能力 语言 外语水平 外语能力 语言水平 语文能力',
    'languages|language|language skills|language proficiency|spoken languages|languages known|languages spoken',
  ],
  interests: ['兴趣爱好 兴趣 爱好 个人爱好', 'interests|hobbies|interests and hobbies|hobbies and interests'],
  references: ['推荐人 证明人 咨询人', 'references|referees'],
  projects: [
    '项目经历 项目经验 项目 个人项目 科研经历 研究经历 科研项目 开源项目 主要项目 代表项目 专案经验 专案经历 专案 重点项目 项目成果 作品 个人作品',
    'projects|project experience|projects experience|personal projects|selected projects|key projects|side projects|research experience|research|academic projects|academic project|open source|portfolio|open source projects',
  ],
}

const LISTS = new Map(
  // an edge: Object.entries forgets the keys' type
  (Object.entries(WORDS) as [HeadingList, [string, string]][]).flatMap(([list, [chinese, english]]) =>
    [...chinese.split(' '), ...english.split('|')].map((word): [string, HeadingList] => [word, list]),
  ),
)

/** Whether a title is one that nearly every resume has, and not only made of such words. */
export const isUsualHeading = (title: string): boolean =>
  !/\p{Script=Han}/u.test(title) ||
  listOfForeign(title) !== undefined ||
  LISTS.has(simplified(title.replace(/[^\p{Script=Han}]/gu, '')))

/** English headings without their spaces. */
const TIGHT = new Map(Array.from(LISTS.keys(), (word) => [word.replaceAll(' ', ''), word]))

/** The heading that a line says in letters set apart: “W O R K  E X P E R I E N C E”. */
export function spacedHeading(line: string): string | undefined {
  if (!/^\p{Lu}{1,3}(?:\s+(?:\p{Lu}{1,3}|&)){3,}$/u.test(line.trim())) return undefined
  return TIGHT.get(line.replace(/\s+/g, '').replace('&', 'and').toLowerCase())
}

/** The list that a line announces, if it is a heading and nothing else: “二、教育背景”, “WORK EXPERIENCE:”, “技能 Skills”. */
export function listOfHeading(line: string): HeadingList | undefined {
  if (line.length > 60) return undefined
  const spaced = spacedHeading(line)
  if (spaced !== undefined) return LISTS.get(spaced)
  const bare = line
    .replace(
      /^[\s【[（(「#*_•·◆■●▌|]*(?:第?[一二三四五六七八九十]{1,2}(?:[、.．)）]|部分)|\d{1,2}[、.．)](?!\d))?\s*/u,
      '',
    )
    .replace(/[\s】\]）)」:：#*_—\-–.|]+$/u, '')
    .toLowerCase()
    .replace(/\s*[&＆]\s*/g, ' and ')
  const other = listOfForeign(bare) ?? listOfEnglish(line)
  if (other !== undefined && !LISTS.has(bare)) return other
  const chinese = simplified(bare.replace(/[^\p{Script=Han}]/gu, ''))
  const latin = bare
    .replace(/[^a-z ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (chinese === '' && latin !== '') return LISTS.get(latin) ?? listOfBoth(latin)
  if (latin === '') return LISTS.get(chinese) ?? listOfChinese({ bare: simplified(bare), chinese })
  // both languages side by side have to agree, or one of them has to stand alone
  const [one, same] = [LISTS.get(chinese) ?? listOfWords(chinese), LISTS.get(latin)]
  const isBeside = /^[a-z ]+[\s/|·•]*[\p{Script=Han}\s]+$|^[\p{Script=Han}\s]+[\s/|·•]*[a-z ]+$/u.test(bare)
  // “EXPERIENCE / 经历”: one of them says it.
  if (one === undefined && isBeside && chinese.length < 3) return same
  return one === same || (isBeside && (same !== undefined || TRANSLATED.test(latin))) ? one : undefined
}

/** “Education & Qualifications” says one thing twice. */
function listOfBoth(latin: string): HeadingList | undefined {
  const [first, ...others] = latin.split(' and ').map((part) => LISTS.get(part))
  return others.length > 0 && others.every((list) => list === first) ? first : undefined
}

/** How translations of Chinese headings end that are none of the usual English ones. */
const TRANSLATED =
  /\b(?:experiences?|background|evaluation|assessment|introduction|skills?|abilities|ability|history|awards?|honou?rs?|certificates?|information|intentions?|objectives?|activities|projects?|me)$/

/** By the words it is made of; “护理技能”, “英语及计算机技能” are skills whatever they are in. A sentence is no heading. */
function listOfChinese({ bare, chinese }: { bare: string; chinese: string }): HeadingList | undefined {
  if (/[\d，。；]/.test(bare)) return undefined
  const parts = bare.replace(/[与和及、/]?其[他它]$/u, '').split(/\s*[/／、]\s*/)
  const lists = parts.map((part) => LISTS.get(part) ?? listOfWords(part))
  // What a certificate is about is a line each, whatever else stands among them.
  if (parts.length > 1 && lists.every(Boolean))
    return lists.includes('certificates') ? 'certificates' : lists[0]
  return listOfWords(chinese) ?? (chinese.length <= 10 && chinese.endsWith('技能') ? 'skills' : undefined)
}
