import type { Language } from './resumes/choices'

/** The layouts that a template or resume may name, and what people call them; `app/document/layouts` draws them. */
export const LAYOUT_NAMES = {
  classic: { 'zh-CN': '经典', en: 'Classic' },
  heritage: { 'zh-CN': '典雅', en: 'Heritage' },
  humanist: { 'zh-CN': '人文', en: 'Humanist' },
  plain: { 'zh-CN': '朴素', en: 'Plain' },
  bilingual: { 'zh-CN': '双语', en: 'Bilingual' },
  academic: { 'zh-CN': '学术', en: 'Academic' },
  consulting: { 'zh-CN': '咨询', en: 'Consulting' },
  engineering: { 'zh-CN': '工程', en: 'Engineering' },
  swiss: { 'zh-CN': '瑞士', en: 'Swiss grid' },
  letterhead: { 'zh-CN': '信笺', en: 'Letterhead' },
  compact: { 'zh-CN': '校招紧凑', en: 'Compact' },
  campus: { 'zh-CN': '校园', en: 'Campus' },
  timeline: { 'zh-CN': '时间线', en: 'Timeline' },
  editorial: { 'zh-CN': '书页', en: 'Editorial' },
  banner: { 'zh-CN': '横幅', en: 'Banner' },
  executive: { 'zh-CN': '高管', en: 'Executive' },
  sidebar: { 'zh-CN': '侧栏', en: 'Sidebar' },
  rightbar: { 'zh-CN': '右栏', en: 'Right column' },
  graphite: { 'zh-CN': '石墨', en: 'Graphite' },
  studio: { 'zh-CN': '创意', en: 'Studio' },
} satisfies Record<string, Record<Language, string>>

export type LayoutCode = keyof typeof LAYOUT_NAMES
// an edge: the keys of an object are strings to the compiler
export const LAYOUT_CODES = Object.keys(LAYOUT_NAMES) as [LayoutCode, ...LayoutCode[]]

export const isLayoutCode = (code: string): code is LayoutCode => Object.hasOwn(LAYOUT_NAMES, code)
