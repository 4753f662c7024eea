import type { Language } from '../../../collections/resumes/choices'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { labels } from './labels'

export type DateStyle = { language: Language; dateFormat: ResumeContent['config']['dateFormat'] }

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Stands behind a date that is being written: it is drawn letter by letter, and is not one yet. */
export const AS_WRITTEN = '\u2060'

/** Prints YYYY, YYYY-MM, YYYY-MM-DD or now as the document's date format says; what is not a date stays as it is. */
export function formatDate({ date, style }: { date: string; style: DateStyle }): string {
  if (date.endsWith(AS_WRITTEN)) return date.slice(0, -AS_WRITTEN.length)
  if (date === 'now') return labels[style.language].now
  const [, year, month, day] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(date) ?? []
  if (!year) return date
  if (style.dateFormat === 'iso') return date
  if (style.dateFormat === 'dot') return date.replaceAll('-', '.')
  return IN_WORDS[style.language]({ year, month, day })
}

type Period = { start: string; end: string; style: DateStyle }

/** Start and end as one text: “2022-05 – 2024-05”, one of them alone, or nothing. */
export function formatPeriod({ start, end, style }: Period): string {
  const dates = start === end ? [start] : [start, end]
  return dates
    .filter(Boolean)
    .map((date) => formatDate({ date, style }))
    .join(' – ')
}

type Parts = { year: string; month?: string; day?: string }

const IN_WORDS: Record<Language, (parts: Parts) => string> = { 'zh-CN': inChinese, en: inEnglish }

function inEnglish({ year, month, day }: Parts): string {
  const name = month && MONTHS[Number(month) - 1]
  if (!name) return year
  return day ? `${name} ${Number(day)}, ${year}` : `${name} ${year}`
}

function inChinese({ year, month, day }: Parts): string {
  return `${year}年${month ? `${Number(month)}月` : ''}${day ? `${Number(day)}日` : ''}`
}
