import type { ResumeContentInput } from '../../../collections/resumes/schema'
import type { WrittenItem, WrittenResume, WrittenSection } from './written-resume'

const LABELS = {
  'zh-CN': {
    info: '基本信息',
    summary: '个人简介',
    name: '姓名',
    headline: '求职意向',
    phone: '电话',
    email: '邮箱',
    location: '所在城市',
    url: '网站',
    birth: '出生年月',
    skills: '技能',
  },
  en: {
    info: 'Contact',
    summary: 'Profile',
    name: 'Name',
    headline: 'Position',
    phone: 'Phone',
    email: 'Email',
    location: 'Location',
    url: 'Website',
    birth: 'Born',
    skills: 'Skills',
  },
} as const
const PERSON = ['name', 'headline', 'phone', 'email', 'location', 'url', 'birth'] as const

/** The document of a resume that was written by hand, its looks aside. */
export function writtenContent(resume: WrittenResume) {
  const { language, title, skills, sections } = resume
  const labels = LABELS[language]
  return {
    title,
    baseInfo: { title: labels.info, list: baseInfo(resume) },
    entryList: [...summaryOf(resume), ...sections.map(toSection)],
    skill: {
      title: skills?.title ?? labels.skills,
      list: Object.entries(skills?.rows ?? {}).map(([key, known], i) => ({
        id: `skill-${i + 1}`,
        key,
        ...(typeof known === 'number' ? { value: known } : { tags: known, value: 0 }),
      })),
    },
  } satisfies ResumeContentInput
}

function baseInfo({ person, facts = {}, language }: WrittenResume) {
  const known = PERSON.flatMap((kind) => {
    const value = person[kind]
    if (!value) return []
    const url = kind === 'url' ? { url: `https://${value}` } : {}
    return [{ id: `info-${kind}`, kind, key: LABELS[language][kind], value, ...url }]
  })
  const further = Object.entries(facts).map(([key, value], i) => ({ id: `info-${i + 1}`, key, value }))
  return [...known, ...further]
}

function summaryOf({
  summary,
  summaryTitle,
  language,
}: WrittenResume): ResumeContentInput['entryList'] & object {
  if (!summary) return []
  const title = summaryTitle ?? LABELS[language].summary
  return [{ id: 'sec-summary', kind: 'summary', title, items: [{ id: 'summary', text: summary }] }]
}

function toSection({ kind, title, items = [] }: WrittenSection, index: number) {
  const id = `sec-${index + 1}`
  return {
    id,
    kind,
    ...(title ? { title } : {}),
    items: items.map((item, i) => toItem({ item, id: `${id}-${i + 1}` })),
  }
}

function toItem({ item, id }: { item: WrittenItem; id: string }) {
  const { facts = {}, text = [], ...rest } = item
  return {
    ...rest,
    id,
    facts: Object.entries(facts).map(([label, value], i) => ({ id: `${id}-fact-${i + 1}`, label, value })),
    text: text.length > 1 ? text.map((line) => `- ${line}`).join('\n') : (text[0] ?? ''),
  }
}
