import type { Language } from '../../../../collections/resumes/schema'
import type { Warning } from '../import-json-resume'

/** What the reader of free text is not sure of. `text` is the source's own words. */
export type Doubt = { key: DoubtKey; path: string; text: string }
export type DoubtKey = keyof (typeof DOUBTS)['en']

export const DOUBTS = {
  'zh-CN': {
    noName: () => '没有认出姓名，请在编辑器里填写',
    noContact: () => '没有找到邮箱或电话',
    noHeadings: () => '没有认出任何标题，全部内容已作为文字保留',
    heading: (text: string) => `标题“${text}”不在常见之列，已作为自定义模块`,
    emptyHeading: (text: string) => `标题“${text}”下面没有内容，没有放进简历`,
    order: (text: string) => `“${text}”中哪个是单位、哪个是职位不确定，已按先后填入，请核对`,
    noDate: (text: string) => `“${text}”没有认出日期`,
    dateOrder: (text: string) => `“${text}”的结束早于开始，请核对日期`,
    joined: (text: string) => `“${text}”没有写明单位，已归入上一段经历的单位，请核对`,
    formWords: (text: string) => `表格的栏目名和空白栏没有放进简历：“${text}”`,
    unplaced: (text: string) => `“${text}”没有找到合适的位置，已作为文字保留`,
  },
  en: {
    noName: () => 'No name recognized; please fill it in',
    noContact: () => 'No email address or phone number found',
    noHeadings: () => 'No headings recognized; everything is kept as text',
    heading: (text: string) => `“${text}” isn’t a standard heading; it became a custom section`,
    emptyHeading: (text: string) => `There’s nothing under “${text}”; the heading was left out`,
    order: (text: string) =>
      `It’s unclear which part of “${text}” is the organization and which is the position; we kept their order, please check`,
    noDate: (text: string) => `No date recognized in “${text}”`,
    dateOrder: (text: string) => `“${text}” ends before it starts; please check the dates`,
    joined: (text: string) =>
      `“${text}” doesn’t name an employer; it was placed under the one above, please check`,
    formWords: (text: string) => `Form labels and empty cells were left out: “${text}”`,
    unplaced: (text: string) => `Couldn’t place “${text}”; kept as text`,
  },
} as const satisfies Record<Language, Record<string, (text: string) => string>>

const MAX_QUOTE = 40

/** The field of an entry that a doubt is about; the one that says who it is where none is named. */
const FIELDS: Partial<Record<DoubtKey, string>> = { noDate: 'start', dateOrder: 'start', unplaced: 'text' }

export function doubtWarnings({ doubts, language }: { doubts: Doubt[]; language: Language }): Warning[] {
  return doubts.map(({ key, path, text }) => {
    const quote =
      Array.from(text).length > MAX_QUOTE ? `${Array.from(text).slice(0, MAX_QUOTE).join('')}…` : text
    return {
      ...{ path, message: DOUBTS[language][key](quote) },
      ...(text === '' ? {} : { quote: text }),
      ...(FIELDS[key] ? { field: FIELDS[key] } : {}),
    }
  })
}
