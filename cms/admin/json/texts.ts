import type { Language } from '../../../collections/resumes/choices'

const en = {
  keys: 'Tab indents; Esc, then Tab leaves the field.',
  badJson: ({ line, column }: { line: number; column: number }) => `Not JSON: line ${line}, column ${column}`,
  show: 'Show the place',
  more: (n: number) => `and ${n} more`,
}
const zh: typeof en = {
  keys: 'Tab 键缩进；按 Esc 后再按 Tab 离开此栏。',
  badJson: ({ line, column }) => `不是有效的 JSON：第 ${line} 行第 ${column} 列`,
  show: '定位',
  more: (n) => `另有 ${n} 处`,
}

export type JsonTexts = typeof en
export const JSON_TEXTS: Record<Language, JsonTexts> = { 'zh-CN': zh, en }
