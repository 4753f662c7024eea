import { dateOrder } from '../../rules/date-order'
import { mixedDates } from '../../rules/mixed-dates'
import type { ReadItem } from '../read/types'
import { siblingOf } from '../sibling-of'
import { textRule } from '../text-rule'
import type { Field, ResumeRule } from '../types'

const DATED = ['experience', 'education']

/** The dates of the entries, one by one. */
export const dateRules: ResumeRule[] = [
  {
    ...{ id: dateOrder.id, severity: dateOrder.severity, words: dateOrder.words },
    part: 'time',
    find: ({ sections }) =>
      itemsOf(sections).flatMap((read) => {
        const { start, end } = read.item
        const isWrong = start !== '' && end !== '' && end !== 'now' && end < start.slice(0, end.length)
        return isWrong ? [{ at: dateAt(read, 'end'), values: [`${start} – ${end}`] }] : []
      }),
  },
  {
    id: 'future-date',
    part: 'time',
    severity: 'warning',
    words: {
      'zh-CN': {
        title: '日期在将来',
        why: '「{0}」的 {1} 还没有到。',
        how: '核对年份；还在进行的请选「至今」。',
      },
      en: {
        title: 'A date in the future',
        why: '{1} of “{0}” has not come yet.',
        how: 'Check the year; what goes on ends with “Present”.',
      },
    },
    find: ({ sections, today }) =>
      itemsOf(sections).flatMap((read) => {
        const { start, end, title } = read.item
        const isLater = (date: string) => date !== '' && date !== 'now' && date > today.slice(0, date.length)
        // a degree may be expected
        const mayEndLater = read.section.kind === 'education'
        if (isLater(start)) return [{ at: dateAt(read, 'start'), values: [title, start] }]
        return isLater(end) && !mayEndLater ? [{ at: dateAt(read, 'end'), values: [title, end] }] : []
      }),
  },
  {
    id: 'no-dates',
    part: 'time',
    severity: 'warning',
    words: {
      'zh-CN': {
        title: '没有写时间',
        why: '「{0}」没有起止时间，看的人无法判断先后与长短。',
        how: '补上开始与结束的年月。',
      },
      en: {
        title: 'No dates',
        why: 'Nobody can tell when “{0}” was, or how long.',
        how: 'Add month and year of its beginning and end.',
      },
    },
    find: ({ sections }) =>
      itemsOf(sections)
        .filter(({ section, item }) => DATED.includes(section.kind) && item.title !== '')
        .filter(({ item }) => item.start + item.end === '')
        .map((read) => ({ at: dateAt(read, 'start'), values: [read.item.title] })),
  },
  {
    id: 'half-period',
    part: 'time',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '只写了一半的时间',
        why: '「{0}」只有开始或只有结束，看不出做了多久。',
        how: '补上另一半；还在进行的请选「至今」。',
      },
      en: {
        title: 'Half a period',
        why: '“{0}” has a beginning or an end only, so its length can’t be seen.',
        how: 'Add the other half; what goes on ends with “Present”.',
      },
    },
    find: ({ sections }) =>
      itemsOf(sections)
        .filter(
          ({ section, item }) => section.kind === 'experience' && (item.start === '') !== (item.end === ''),
        )
        .map((read) => ({
          at: dateAt(read, read.item.start === '' ? 'start' : 'end'),
          values: [read.item.title],
        })),
  },
  {
    id: 'date-precision',
    part: 'time',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '有的到月、有的只到年',
        why: '「{0}」里有的时间写到月份，有的只写到年份，读的人不好推算每段有多久。',
        how: '都写到月份。',
      },
      en: {
        title: 'Some with months, some without',
        why: 'Some dates in “{0}” name the month and some only the year, so it is hard to see how long each took.',
        how: 'Give month and year everywhere.',
      },
    },
    find: ({ sections }) =>
      sections
        .filter(({ section }) => DATED.includes(section.kind))
        .flatMap(({ section, at, items }) => {
          const lengths = items
            .flatMap(({ item }) => [item.start, item.end])
            .filter((date) => date !== '' && date !== 'now')
            .map((date) => date.length)
          return new Set(lengths).size > 1 ? [{ at, values: [section.title] }] : []
        }),
  },
  textRule({ rule: mixedDates, scopes: ['prose'], part: 'time' }),
]

const itemsOf = (sections: { items: ReadItem[] }[]): ReadItem[] => sections.flatMap(({ items }) => items)

/** The field of an entry's date. */
function dateAt({ at, item }: ReadItem, field: 'start' | 'end'): Field {
  return { ...at, path: siblingOf({ path: at.path, name: field }), field, value: item[field] }
}
