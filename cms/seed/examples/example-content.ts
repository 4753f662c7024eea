import {
  resumeContent,
  type ResumeContent,
  type ResumeContentInput,
} from '../../../collections/resumes/schema'
import type { ExampleItem, ExampleSection, ExampleSource } from './example-source'

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
    skills: 'Skills',
  },
} as const
const PERSON = ['name', 'headline', 'phone', 'email', 'location', 'url'] as const

/** The resume document of an example, in the looks of its template and without a photo. */
export function exampleContent(options: {
  example: ExampleSource
  template: ResumeContentInput
}): ResumeContent {
  const { example, template } = options
  const { language, themeColor, title, skills } = example
  const labels = LABELS[language]
  return resumeContent.parse({
    title,
    config: { ...template.config, language, themeColor, desc: '' },
    margin: template.margin,
    baseInfo: { title: labels.info, list: baseInfo(example) },
    entryList: [...summaryOf(example), ...example.sections.map(toSection)],
    skill: {
      title: skills?.title ?? labels.skills,
      list: Object.entries(skills?.rows ?? {}).map(([key, tags], i) => ({
        id: `skill-${i + 1}`,
        key,
        tags,
        value: 0,
      })),
    },
  } satisfies ResumeContentInput)
}

function baseInfo({ person, language }: ExampleSource) {
  return PERSON.flatMap((kind) => {
    const value = person[kind]
    if (!value) return []
    const url = kind === 'url' ? { url: `https://${value}` } : {}
    return [{ id: `info-${kind}`, kind, key: LABELS[language][kind], value, ...url }]
  })
}

function summaryOf({ summary, language }: ExampleSource): ResumeContentInput['entryList'] & object {
  if (!summary) return []
  const { summary: title } = LABELS[language]
  return [{ id: 'sec-summary', kind: 'summary', title, items: [{ id: 'summary', text: summary }] }]
}

function toSection({ kind, title, items = [] }: ExampleSection, index: number) {
  const id = `sec-${index + 1}`
  return {
    id,
    kind,
    ...(title ? { title } : {}),
    items: items.map((item, i) => toItem({ item, id: `${id}-${i + 1}` })),
  }
}

function toItem({ item, id }: { item: ExampleItem; id: string }) {
  const { facts = {}, text = [], ...rest } = item
  return {
    ...rest,
    id,
    facts: Object.entries(facts).map(([label, value], i) => ({ id: `${id}-fact-${i + 1}`, label, value })),
    text: text.length > 1 ? text.map((line) => `- ${line}`).join('\n') : (text[0] ?? ''),
  }
}
