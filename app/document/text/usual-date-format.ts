import type { Language } from '../../../collections/resumes/choices'
import type { DateStyle } from './format-date'

/** How a reader of the language expects dates where nobody chose: 2024.05, May 2024. */
export const USUAL_DATE_FORMAT: Record<Language, DateStyle['dateFormat']> = { 'zh-CN': 'dot', en: 'month' }

/** How a layout's or template's dates are written in a language: dots are as good as no choice, and no other has them. */
export function dateFormatIn({ language, dateFormat }: DateStyle): DateStyle['dateFormat'] {
  return dateFormat === 'dot' ? USUAL_DATE_FORMAT[language] : dateFormat
}
