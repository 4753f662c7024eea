import { writtenEn } from './en'
import { writtenTemplate, type SeededTemplate } from './written-template'
import { writtenZh } from './zh'

/** The templates that come with Jianli, newest first: the two languages in turn, so that either finds its own early. */
export const seededTemplates: SeededTemplate[] = writtenZh.flatMap((chinese, index) => [
  writtenTemplate({ ...chinese, language: 'zh-CN' }),
  ...writtenEn.slice(index, index + 1).map((english) => writtenTemplate({ ...english, language: 'en' })),
])
