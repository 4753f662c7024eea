import type { Language } from '../resumes/choices'

type InBoth = Record<Language, string>

/** Payload's own fields of a job, in both languages. */
export const JOB_FIELD_LABELS: Record<string, InBoth> = {
  input: { en: 'Input', 'zh-CN': '输入' },
  taskStatus: { en: 'State of its steps', 'zh-CN': '步骤状态' },
  completedAt: { en: 'Done at', 'zh-CN': '完成时间' },
  totalTried: { en: 'Attempts', 'zh-CN': '尝试次数' },
  hasError: { en: 'Failed', 'zh-CN': '已失败' },
  error: { en: 'Error', 'zh-CN': '错误' },
  log: { en: 'Attempts, in order', 'zh-CN': '执行记录' },
  taskSlug: { en: 'Job', 'zh-CN': '任务' },
  queue: { en: 'Queue', 'zh-CN': '队列' },
  waitUntil: { en: 'Not before', 'zh-CN': '最早执行时间' },
  processing: { en: 'Running', 'zh-CN': '运行中' },
  concurrencyKey: { en: 'Concurrency key', 'zh-CN': '并发键' },
  executedAt: { en: 'Started', 'zh-CN': '开始时间' },
  taskID: { en: 'Step', 'zh-CN': '步骤' },
  output: { en: 'Result', 'zh-CN': '结果' },
  state: { en: 'State', 'zh-CN': '状态' },
}

/** What its fields say about themselves. */
export const JOB_FIELD_DESCRIPTIONS: Record<string, InBoth> = {
  input: { en: 'What the job works on', 'zh-CN': '任务处理的内容' },
  hasError: {
    en: 'All attempts used; it won’t run again.',
    'zh-CN': '已达到最多尝试次数，不会再试。',
  },
  error: { en: 'Why the last attempt failed', 'zh-CN': '最后一次失败的原因' },
  log: { en: 'Each attempt with its outcome', 'zh-CN': '每次尝试及结果' },
}

export const TASK_LABELS: Record<string, InBoth> = {
  inline: { en: 'Inline', 'zh-CN': '内联' },
  schedulePublish: { en: 'Publish or withdraw on time', 'zh-CN': '定时发布或撤回' },
  'send-mail': { en: 'Send a mail', 'zh-CN': '发送邮件' },
  'draw-template': { en: 'Draw a template’s picture', 'zh-CN': '绘制模板缩略图' },
  'purge-trash': { en: 'Empty the trash', 'zh-CN': '清空回收站' },
  'end-accounts': { en: 'Delete accounts', 'zh-CN': '删除到期账号' },
  'purge-orphans': { en: 'Remove unused pictures', 'zh-CN': '清理无用图片' },
}

export const STATE_LABELS: Record<string, InBoth> = {
  failed: { en: 'Failed', 'zh-CN': '失败' },
  succeeded: { en: 'Done', 'zh-CN': '成功' },
}
