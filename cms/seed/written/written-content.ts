import { BASE_INFO_NAMES } from '../../../collections/resumes/base-info-names'
import type { Language, ResumeContentInput, SectionKind } from '../../../collections/resumes/schema'
import type { PersonKind, WrittenItem, WrittenResume, WrittenSection } from './written-resume'

const LABELS = {
  'zh-CN': {
    info: '基本信息',
    summary: '个人简介',
    ...BASE_INFO_NAMES['zh-CN'],
    birth: '出生年月',
    skills: '技能',
    sections: {
      experience: '工作经历',
      education: '教育背景',
      project: '项目经历',
      award: '荣誉',
      certificate: '证书',
      language: '语言',
      volunteer: '志愿服务',
    },
  },
  en: {
    info: 'Contact',
    summary: 'Profile',
    ...BASE_INFO_NAMES.en,
    birth: 'Born',
    skills: 'Skills',
    sections: {
      experience: 'Experience',
      education: 'Education',
      project: 'Projects',
      award: 'Awards',
      certificate: 'Certificates',
      language: 'Languages',
      volunteer: 'Volunteering',
      interest: 'Interests',
    },
  },
} as const

/** The document of a resume that was written by hand, its looks aside. */
export function writtenContent(resume: WrittenResume) {
  const { language, title, skills, sections } = resume
  const labels = { ...LABELS[language], ...resume.labels }
  return {
    title,
    baseInfo: { title: labels.info, list: baseInfo({ resume, labels }) },
    entryList: [...summaryOf(resume), ...sections.map(toSection(language))],
    skill: {
      title: skills?.title ?? labels.skills,
      list: Object.entries(skills?.rows ?? {}).map(([key, known], i) => ({
        id: `skill-${i + 1}`,
        key,
        ...(typeof known === 'number'
          ? { value: known }
          : Array.isArray(known)
            ? { tags: known, value: 0 }
            : known),
      })),
    },
  } satisfies ResumeContentInput
}

function baseInfo({ resume, labels }: { resume: WrittenResume; labels: Record<PersonKind, string> }) {
  const { person, facts = {} } = resume
  // an edge: the keys of an object are strings to the compiler
  const known = (Object.entries(person) as [PersonKind, string][]).map(([kind, value]) => {
    const url = kind === 'url' ? { url: `https://${value}` } : {}
    return { id: `info-${kind}`, kind, key: labels[kind], value, ...url }
  })
  const further = Object.entries(facts).map(([key, fact], i) => {
    const row = typeof fact === 'string' ? { value: fact } : fact
    return { id: `info-${i + 1}`, key, ...row }
  })
  return [...known, ...further]
}

function summaryOf(options: WrittenResume): ResumeContentInput['entryList'] & object {
  const { summary, summaryTitle, language } = options
  if (!summary) return []
  const title = summaryTitle ?? LABELS[language].summary
  return [{ id: 'sec-sum', kind: 'summary', title, items: [{ id: 'sum-1', text: summary }] }]
}

const toSection =
  (language: Language) => (section: WrittenSection, index: number, all: readonly WrittenSection[]) => {
    const { kind, key, items = [] } = section
    const usual: Partial<Record<SectionKind, string>> = LABELS[language].sections
    const title = section.title ?? usual[kind]
    const isFirstWork = all.findIndex((one) => one.kind === 'experience') === index
    const name = key ?? (isFirstWork ? 'work' : undefined)
    const id = `sec-${name ?? index + 1}`
    return {
      id,
      kind,
      ...(title ? { title } : {}),
      items: items.map((item, i) => toItem({ item, id: `${name ?? id}-${i + 1}` })),
    }
  }

function toItem({ item, id }: { item: WrittenItem; id: string }) {
  const { facts = {}, dates = [], text = '', ...rest } = item
  const [start, end] = [dates].flat()
  const rows = Array.isArray(facts)
    ? facts
    : Object.entries(facts).map(([label, value]) => ({ label, value }))
  return {
    ...rest,
    id,
    start,
    end,
    facts: rows.map((fact, i) => ({ id: `${id}-fact-${i + 1}`, ...fact })),
    text: typeof text === 'string' ? text : text.map((line) => line.replace(/^(?! +- )/, '- ')).join('\n'),
  }
}
