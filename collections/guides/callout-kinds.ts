import type { Language } from '../resumes/choices'

/** A call-out's kinds; in Markdown `> [!tip]`. */
export const CALLOUT_KINDS = {
  tip: { 'zh-CN': '小提示', en: 'Tip' },
  note: { 'zh-CN': '说明', en: 'Note' },
  warning: { 'zh-CN': '注意', en: 'Careful' },
} as const satisfies Record<string, Record<Language, string>>

export type CalloutKind = keyof typeof CALLOUT_KINDS
export const CALLOUT_KIND_KEYS = Object.keys(CALLOUT_KINDS) as [CalloutKind, ...CalloutKind[]]
