import type { Language } from '../../../../../collections/resumes/choices'
import { listOfHeading } from '../../../interchange/text-resume/list-of-heading'
import { longLine } from '../../rules/long-line'
import { tooLong } from '../../rules/too-long'
import { tooShort } from '../../rules/too-short'
import { lengthOf } from '../read/length-of'
import { spanOfLine } from '../read/span-of-line'
import type { ReadItem, ReadResume } from '../read/types'
import type { ResumeRule } from '../types'
import { WHOLE } from '../whole'

/** Characters in Chinese, words in English. */
const LONG_SUMMARY: Record<Language, number> = { 'zh-CN': 200, en: 90 }

/** Which parts there are, and whether something is in them. */
export const structureRules: ResumeRule[] = [
  {
    ...{ id: tooShort.id, severity: tooShort.severity, words: tooShort.words },
    part: 'results',
    find: ({ texts }) => tooShort.find(texts.all).map(({ values = [] }) => ({ at: WHOLE.content, values })),
  },
  {
    ...{ id: tooLong.id, severity: tooLong.severity, words: tooLong.words },
    part: 'results',
    // where the pages are known, they are counted instead
    find: ({ texts, pages }) =>
      pages ? [] : tooLong.find(texts.all).map(({ values = [] }) => ({ at: WHOLE.content, values })),
  },
  {
    id: 'no-summary',
    part: 'basics',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '没有个人简介',
        why: '有几年经验以后，两三句话的概括能让人先抓住重点。',
        how: '加一段简介：年限、方向、最拿得出手的一项成果。',
      },
      en: {
        title: 'No summary',
        why: 'After some years of work, two or three sentences tell what to look for.',
        how: 'Add one: years, field, the best result.',
      },
    },
    find: (resume) =>
      resume.years < 3 || has(resume, ['summary'], ({ lines }) => lines.length > 0)
        ? []
        : [{ at: WHOLE.content }],
  },
  {
    id: 'long-summary',
    part: 'writing',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '个人简介太长',
        why: '简介有 {0} 字，读的人会跳过去。',
        how: '留下三句以内，细节放到经历里。',
      },
      en: {
        title: 'A long summary',
        why: '{0} words are skipped rather than read.',
        how: 'Keep three sentences; details belong to the positions.',
      },
    },
    find: ({ sections, language }) =>
      sections
        .filter(({ section }) => section.kind === 'summary')
        .flatMap(({ items }) => items)
        .map((item) => ({ at: item.text, values: [lengthOf(item.lines.map(({ text }) => text).join('\n'))] }))
        .filter(({ values: [count] }) => Number(count) > LONG_SUMMARY[language]),
  },
  {
    id: 'no-experience',
    part: 'basics',
    severity: 'warning',
    words: {
      'zh-CN': {
        title: '没有任何经历',
        why: '没有工作、实习、项目或志愿经历，看不出您做过什么。',
        how: '加上实习、课程项目、社团或志愿经历都可以。',
      },
      en: {
        title: 'No experience at all',
        why: 'Without a position, project or volunteering nobody sees what you have done.',
        how: 'Internships, course projects and clubs count as well.',
      },
    },
    find: (resume) =>
      has(resume, ['experience', 'project', 'volunteer', 'custom'], isFilled) ? [] : [{ at: WHOLE.content }],
  },
  {
    id: 'no-education',
    part: 'basics',
    severity: 'warning',
    words: {
      'zh-CN': {
        title: '没有教育经历',
        why: '学历是最常见的筛选条件，缺了会被直接略过。',
        how: '写上学校、专业、学历和起止时间。',
      },
      en: {
        title: 'No education',
        why: 'It is one of the first things that are filtered by.',
        how: 'Add school, degree and years.',
      },
    },
    find: (resume) => (has(resume, ['education'], isFilled) ? [] : [{ at: WHOLE.content }]),
  },
  {
    id: 'empty-section',
    part: 'basics',
    severity: 'warning',
    words: {
      'zh-CN': {
        title: '空的栏目',
        why: '「{0}」下面什么也没有，显得没有写完。',
        how: '补上内容，或隐藏、删除这一栏。',
      },
      en: {
        title: 'An empty section',
        why: 'There is nothing below “{0}”; it looks unfinished.',
        how: 'Fill it, hide it or delete it.',
      },
    },
    find: ({ sections }) =>
      sections
        .filter(({ section, items }) => section.title !== '' && !items.some(isFilled))
        .map(({ section, at }) => ({ at, values: [section.title] })),
  },
  {
    id: 'empty-item',
    part: 'basics',
    severity: 'warning',
    words: {
      'zh-CN': {
        title: '没有填的一条',
        why: '「{0}」里有一条没有标题也没有内容。',
        how: '补上，或删掉这一条。',
      },
      en: {
        title: 'An empty entry',
        why: 'An entry of “{0}” has neither a title nor a text.',
        how: 'Fill it or delete it.',
      },
    },
    find: ({ sections }) =>
      sections
        .filter(({ items }) => items.some(isFilled))
        .flatMap(({ section, items }) =>
          items.filter((item) => !isFilled(item)).map(({ at }) => ({ at, values: [section.title] })),
        ),
  },
  {
    id: 'untitled-section',
    part: 'basics',
    severity: 'warning',
    words: {
      'zh-CN': {
        title: '栏目没有标题',
        why: '没有标题，人和系统都不知道下面写的是什么。',
        how: '写一个常见的标题，如「工作经历」「教育背景」。',
      },
      en: {
        title: 'A section without a heading',
        why: 'Neither people nor machines know what stands below.',
        how: 'Give it a usual one: Experience, Education, Projects.',
      },
    },
    find: ({ sections }) =>
      sections
        .filter(
          ({ section, items }) =>
            section.title.trim() === '' && section.kind !== 'summary' && items.some(isFilled),
        )
        .map(({ at }) => ({ at })),
  },
  {
    id: 'odd-heading',
    part: 'fit',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '标题不常见',
        why: '筛选系统靠标题认栏目，「{0}」多半认不出。',
        how: '换成「工作经历」「教育背景」这样的通用标题。',
      },
      en: {
        title: 'An unusual heading',
        why: 'Screening software goes by headings and may not know “{0}”.',
        how: 'Use Experience or Education.',
      },
    },
    find: ({ sections }) =>
      sections
        .filter(({ section }) => section.kind === 'experience' || section.kind === 'education')
        .filter(
          ({ section, items }) => section.title.trim() !== '' && items.length > 0 && !isKnown(section.title),
        )
        .map(({ section, at }) => ({ at, values: [section.title] })),
  },
  {
    ...{ id: longLine.id, severity: longLine.severity, words: longLine.words },
    part: 'writing',
    find: ({ texts: { prose } }) =>
      prose.parts
        .filter(({ item }) => item?.section.kind !== 'summary')
        .flatMap((line) =>
          longLine
            .find({ ...prose, lines: [{ text: line.text, from: 0, section: undefined, isHeading: false }] })
            .map(({ values = [] }) => ({
              ...{ at: line.field, values },
              ...spanOfLine({ line }),
            })),
        ),
  },
]

function has({ sections }: ReadResume, kinds: string[], test: (item: ReadItem) => boolean): boolean {
  return sections.some(({ section, items }) => kinds.includes(section.kind) && items.some(test))
}

const isFilled = ({ item, lines }: ReadItem): boolean =>
  item.title.trim() + item.subtitle.trim() !== '' ||
  lines.length > 0 ||
  item.tags.length > 0 ||
  item.facts.length > 0

/** A heading that software knows, or one that holds such a word: “实习与工作经历”, “Teaching experience”. */
const isKnown = (title: string): boolean =>
  listOfHeading(title) !== undefined ||
  /经历|经验|教育|学历|履历|experience|employment|education|work|career|internship|training|qualification|degree/i.test(
    title,
  )
