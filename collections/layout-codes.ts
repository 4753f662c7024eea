import type { Language } from './resumes/choices'

/** The layouts that a template or resume may name, and what people call them; `app/document/layouts` draws them. */
export const LAYOUT_NAMES = {
  classic: { 'zh-CN': '经典', en: 'Classic' },
  sidebar: { 'zh-CN': '侧栏', en: 'Sidebar' },
  compact: { 'zh-CN': '校招紧凑', en: 'Compact' },
  timeline: { 'zh-CN': '时间线', en: 'Timeline' },
  editorial: { 'zh-CN': '书页', en: 'Editorial' },
  banner: { 'zh-CN': '横幅', en: 'Banner' },
} satisfies Record<string, Record<Language, string>>

export type LayoutCode = keyof typeof LAYOUT_NAMES
// an edge: the keys of an object are strings to the compiler
export const LAYOUT_CODES = Object.keys(LAYOUT_NAMES) as [LayoutCode, ...LayoutCode[]]

export const isLayoutCode = (code: string): code is LayoutCode => Object.hasOwn(LAYOUT_NAMES, code)
