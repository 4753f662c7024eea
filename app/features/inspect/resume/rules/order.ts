import type { Patch } from '../../../../document/patch/patch'
import { spanOfLine } from '../read/span-of-line'
import { siblingOf } from '../sibling-of'
import { setField } from '../set-field'
import { monthOf } from '../read/months'
import type { ReadResume, ReadSection } from '../read/types'
import type { ResumeRule } from '../types'

/** What stands before what, and what stands there twice. */
export const orderRules: ResumeRule[] = [
  {
    id: 'entry-order',
    part: 'time',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '没有按时间倒序',
        why: '「{0}」里不是最近的在最前，读者最想看的是最近一段。',
        how: '按结束时间从近到远排列。',
      },
      en: {
        title: 'Not newest first',
        why: 'In “{0}” the newest entry isn’t the first, and it is the one that readers look for.',
        how: 'Sort the entries, newest first.',
      },
    },
    fix: { 'zh-CN': '按时间倒序排列', en: 'Sort newest first' },
    find: ({ sections, content }) =>
      sections
        .filter(({ section }) => ['experience', 'education'].includes(section.kind))
        .flatMap((read) => {
          const order = newestFirst(read)
          return order
            ? [{ at: read.at, values: [read.section.title], ops: sorted({ content, read, order }) }]
            : []
        }),
  },
  {
    id: 'section-order',
    part: 'basics',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '教育经历排在工作之前',
        why: '您已有 {0} 年经验，读者更关心工作经历。',
        how: '把教育经历移到工作经历后面。',
      },
      en: {
        title: 'Education before experience',
        why: 'With {0} years of work, readers care more for that.',
        how: 'Move education below experience.',
      },
    },
    find: ({ sections, years }) => {
      const work = sections.findIndex(({ section }) => section.kind === 'experience')
      const education = sections.findIndex(
        ({ section, items }) => section.kind === 'education' && items.length > 0,
      )
      const read = sections[education]
      return years >= 6 && read && education < work ? [{ at: read.at, values: [Math.floor(years)] }] : []
    },
  },
  {
    id: 'duplicate-entry',
    part: 'results',
    severity: 'warning',
    words: {
      'zh-CN': {
        title: '同一条写了两次',
        why: '「{0}」出现了两次：「{1}」的第 {2} 条和「{3}」的第 {4} 条。其余检查只看前一条。',
        how: '合并，或删掉一条。',
      },
      en: {
        title: 'The same entry twice',
        why: '“{0}” is there twice: as number {2} of “{1}” and number {4} of “{3}”. All else was looked at in the first.',
        how: 'Join them, or delete one.',
      },
    },
    find: ({ twins, content }) =>
      twins.map(({ first, second }) => {
        const places = [first, second].flatMap(({ section, item }) => {
          const all = content.entryList.find(({ id }) => id === section.id)?.items ?? []
          return [section.title, all.findIndex(({ id }) => id === item.id) + 1]
        })
        return { at: second.at, values: [second.item.title, ...places] }
      }),
  },
  {
    id: 'duplicate-text',
    part: 'results',
    severity: 'warning',
    words: {
      'zh-CN': {
        title: '同一句话写了两次',
        why: '「{0}」在别处一字不差地出现过。',
        how: '留下一处，另一处写不同的内容。',
      },
      en: {
        title: 'The same sentence twice',
        why: '“{0}” stands elsewhere, word for word.',
        how: 'Keep one of them.',
      },
    },
    find: ({ texts }) => {
      const seen = new Set<string>()
      return texts.prose.parts.flatMap((line) => {
        const { text, field } = line
        const key = text.replace(/[\s\p{P}]/gu, '').toLowerCase()
        const isTwice = key.length >= 12 && seen.has(key)
        seen.add(key)
        return isTwice ? [{ at: field, ...spanOfLine({ line }), values: [text] }] : []
      })
    },
  },
]

/** The ids of a section's entries, newest first; undefined when they are so, or when one has no dates. */
function newestFirst({ section, items }: ReadSection): string[] | undefined {
  if (items.length < 2 || items.length < section.items.length) return undefined
  const dated = items.map(({ item }) => ({ id: item.id, ends: endOf(item), starts: startOf(item) }))
  if (dated.some(({ ends, starts }) => Number.isNaN(ends + starts))) return undefined
  // entries that both go on stand in the order that the person gave them
  const order = dated.toSorted((a, b) => b.ends - a.ends || (a.ends === NOW ? 0 : b.starts - a.starts))
  const isSorted = dated.every(({ ends, starts }, i) => {
    const next = dated[i + 1]
    return !next || ends > next.ends || (ends === next.ends && (ends === NOW || starts >= next.starts))
  })
  return isSorted ? undefined : order.map(({ id }) => id)
}

const NOW = 1e6
const endOf = ({ start, end }: { start: string; end: string }): number =>
  end === 'now' ? NOW : start + end === '' ? Number.NaN : monthOf({ date: end || start, isEnd: true })
const startOf = ({ start, end }: { start: string; end: string }): number =>
  end === 'now' && start === '' ? NOW : monthOf({ date: start || end })

type SortOptions = { content: ReadResume['content']; read: ReadSection; order: string[] }

/** The patch that brings a section's entries into an order. */
function sorted({ content, read, order }: SortOptions): Patch {
  const value = read.section.items.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
  return setField({ content, field: { path: siblingOf({ path: read.at.path, name: 'items' }) }, value })
}
