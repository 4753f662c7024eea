import { adminOptions } from '../languages/admin-language'
import type { Language } from '../resumes/choices'
import { FAULTS } from './task-faults'
import type { TaskKind, TaskState } from './task-kinds'

type Label = Record<Language, string>

export const KIND_LABELS: Record<TaskKind, Label> = {
  chat: { en: 'Chat', 'zh-CN': '对话' },
  'module-opt': { en: 'Improve a part', 'zh-CN': '改写模块' },
  inspect: { en: 'Check', 'zh-CN': '检查' },
  tailor: { en: 'Tailor to a job', 'zh-CN': '匹配岗位' },
  translate: { en: 'Translate', 'zh-CN': '翻译' },
  'cover-letter': { en: 'Cover letter', 'zh-CN': '求职信' },
  fill: { en: 'Fill in from text', 'zh-CN': '从文字填写' },
  interview: { en: 'Interview questions', 'zh-CN': '面试问题' },
}
const STATE_LABELS: Record<TaskState, Label> = {
  queued: { en: 'Waiting', 'zh-CN': '排队中' },
  running: { en: 'Running', 'zh-CN': '进行中' },
  done: { en: 'Done', 'zh-CN': '已完成' },
  failed: { en: 'Failed', 'zh-CN': '失败' },
  cancelled: { en: 'Stopped', 'zh-CN': '已停止' },
}

export const KIND_OPTIONS = adminOptions(KIND_LABELS)
export const STATE_OPTIONS = adminOptions(STATE_LABELS)
export const SECOND_READING_OPTIONS = adminOptions({ failed: { en: 'Not done', 'zh-CN': '未完成' } })
export const FAULT_OPTIONS = adminOptions(FAULTS)
