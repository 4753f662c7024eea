import { FAULTS } from './task-faults'
import type { TaskKind, TaskState } from './task-kinds'

type Label = { en: string; zh: string }

const KIND_LABELS: Record<TaskKind, Label> = {
  chat: { en: 'Chat', zh: '对话' },
  'module-opt': { en: 'Improve a part', zh: '改写模块' },
  inspect: { en: 'Check', zh: '检查' },
  tailor: { en: 'Tailor to a job', zh: '匹配岗位' },
  translate: { en: 'Translate', zh: '翻译' },
  'cover-letter': { en: 'Cover letter', zh: '求职信' },
  fill: { en: 'Fill in from text', zh: '从文字填写' },
  interview: { en: 'Interview questions', zh: '面试问题' },
}
const STATE_LABELS: Record<TaskState, Label> = {
  queued: { en: 'Waiting', zh: '排队中' },
  running: { en: 'Running', zh: '进行中' },
  done: { en: 'Done', zh: '已完成' },
  failed: { en: 'Failed', zh: '失败' },
  cancelled: { en: 'Stopped', zh: '已停止' },
}

const optionsOf = <Value extends string>(labels: Record<Value, Label>) =>
  Object.entries<Label>(labels).map(([value, label]) => ({ value, label }))

export const KIND_OPTIONS = optionsOf(KIND_LABELS)
export const STATE_OPTIONS = optionsOf(STATE_LABELS)
export const SECOND_READING_OPTIONS = optionsOf({ failed: { en: 'Not done', zh: '未完成' } })
export const FAULT_OPTIONS = Object.entries(FAULTS).map(([value, label]) => ({
  value,
  label: { en: label.en, zh: label['zh-CN'] },
}))
