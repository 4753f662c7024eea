import { dateGap } from '../../rules/date-gap'
import { siblingOf } from '../sibling-of'
import { monthOf } from '../read/months'
import type { ReadItem, ReadResume } from '../read/types'
import type { ResumeRule } from '../types'

const MOST_MONTHS_BETWEEN = 7
const MOST_MONTHS_SINCE = 12
const MOST_MONTHS_TOGETHER = 3
const OLD_YEARS = 15

/** The entries' dates beside each other. */
export const timeRules: ResumeRule[] = [
  {
    ...{ id: dateGap.id, severity: dateGap.severity, words: dateGap.words },
    part: 'time',
    find: (resume) => {
      const spans = spansOf(resume, ['experience', 'education', 'volunteer'])
      const first = Math.min(...spans.filter(({ isWork }) => isWork).map(({ from }) => from))
      return spans.flatMap(({ read, from, isWork }) => {
        const before = spans.filter((other) => other.from < from && other.read !== read)
        const last = Math.max(...before.map(({ to }) => to))
        // a gap before the first position is the years at school
        const isGap = isWork && from > first && from - last > MOST_MONTHS_BETWEEN
        return isGap ? [{ at: startAt(read), values: [dateOf(last), dateOf(from)] }] : []
      })
    },
  },
  {
    id: 'recent-gap',
    part: 'time',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '最近一段时间没有说明',
        why: '最近的经历到 {0} 为止，之后一年以上没有交代。',
        how: '仍在职请把结束时间改为「至今」；否则写上这段时间在学什么、做什么。',
      },
      en: {
        title: 'Nothing recent',
        why: 'The last entry ended in {0}; more than a year since then is not told.',
        how: 'If you still work there, end it with “Present”; else say what you do now.',
      },
    },
    find: (resume) => {
      const spans = spansOf(resume, ['experience', 'education', 'volunteer', 'project'])
      const latest = spans.toSorted((a, b) => b.to - a.to)[0]
      const since = latest ? monthOf({ date: resume.today }) - latest.to : 0
      return latest && since > MOST_MONTHS_SINCE
        ? [{ at: startAt(latest.read), values: [dateOf(latest.to)] }]
        : []
    },
  },
  {
    id: 'overlap',
    part: 'time',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '两段工作时间重叠',
        why: '「{0}」与「{1}」有几个月以上同时进行，会被问是否兼职。',
        how: '核对日期；确是兼职或实习请注明。',
      },
      en: {
        title: 'Two positions at once',
        why: '“{0}” and “{1}” overlap by months; expect to be asked.',
        how: 'Check the dates, or say which one was part-time.',
      },
    },
    find: (resume) => {
      const spans = spansOf(resume, ['experience'])
      return spans.flatMap((one, i) =>
        spans.slice(i + 1).flatMap((other) => {
          const together = Math.min(one.to, other.to) - Math.max(one.from, other.from)
          const isSaid = [one, other].some(({ read }) =>
            SIDE.test(`${read.item.title} ${read.item.subtitle}`),
          )
          const isSame = one.read.item.title === other.read.item.title
          return together > MOST_MONTHS_TOGETHER && !isSaid && !isSame
            ? [{ at: startAt(other.read), values: [one.read.item.title, other.read.item.title] }]
            : []
        }),
      )
    },
  },
  {
    id: 'old-entry',
    part: 'results',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '很久以前的经历写得太细',
        why: '「{0}」结束已有 {1} 年，却占了不少篇幅。',
        how: '留下一两条，篇幅让给最近十年。',
      },
      en: {
        title: 'Much about long ago',
        why: '“{0}” ended {1} years ago and still takes much room.',
        how: 'Keep a line or two, and give the room to the last ten years.',
      },
    },
    find: (resume) =>
      spansOf(resume, ['experience']).flatMap(({ read, to }) => {
        const years = Math.floor((monthOf({ date: resume.today }) - to) / 12)
        return years > OLD_YEARS && read.lines.length > 3
          ? [{ at: read.at, values: [read.item.title, years] }]
          : []
      }),
  },
  {
    id: 'early-school',
    part: 'results',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '不必写中学',
        why: '已有更高的学历，「{0}」帮不上忙。',
        how: '删掉，除非是很有名的学校或有突出的奖项。',
      },
      en: {
        title: 'School before university',
        why: 'With a higher degree, “{0}” adds nothing.',
        how: 'Delete it unless it is renowned.',
      },
    },
    find: ({ sections }) =>
      sections
        .filter(({ section, items }) => section.kind === 'education' && items.length > 1)
        .flatMap(({ items }) => items.filter(({ item }) => SCHOOL.test(item.title)))
        .map(({ item, at }) => ({ at, values: [item.title] })),
  },
]

const SIDE =
  /兼职|实习|顾问|志愿|自由|创始|part[- ]?time|intern|freelance|consult|advis|volunteer|contract|founder|board|adjunct|co-op|assistant/i
const SCHOOL = /(?:中学|高中|一中|附中|小学)(?!教)|\bhigh school\b|\bmiddle school\b|\bsecondary school\b/i

type Span = { read: ReadItem; from: number; to: number; isWork: boolean }

/** The entries whose beginning and end are known, earliest first; months since year 0, the end's month included. */
function spansOf({ sections, today }: ReadResume, kinds: string[]): Span[] {
  return sections
    .filter(({ section }) => kinds.includes(section.kind))
    .flatMap(({ items }) => items)
    .flatMap((read): Span[] => {
      const { start, end } = read.item
      if (start === '' && end === '') return []
      const last = end === 'now' ? today : end || start
      const to = monthOf({ date: last, isEnd: true })
      const isWork = read.section.kind === 'experience' && start !== '' && end !== ''
      return [{ read, isWork, from: monthOf({ date: start || last }), to }]
    })
    .sort((a, b) => a.from - b.from)
}

const startAt = ({ at, item }: ReadItem) => ({
  ...at,
  path: siblingOf({ path: at.path, name: 'start' }),
  field: 'start',
  value: item.start,
})

const dateOf = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
