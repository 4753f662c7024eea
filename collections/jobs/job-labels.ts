type InBoth = { en: string; zh: string }

/** Payload's own fields of a job, in both languages. */
export const JOB_FIELD_LABELS: Record<string, InBoth> = {
  input: { en: 'What it was told', zh: '输入' },
  taskStatus: { en: 'State of its steps', zh: '步骤状态' },
  completedAt: { en: 'Done at', zh: '完成时间' },
  totalTried: { en: 'Attempts', zh: '尝试次数' },
  hasError: { en: 'Given up', zh: '已失败' },
  error: { en: 'Error', zh: '错误' },
  log: { en: 'Attempts, in order', zh: '执行记录' },
  taskSlug: { en: 'Job', zh: '任务' },
  queue: { en: 'Queue', zh: '队列' },
  waitUntil: { en: 'Not before', zh: '最早执行时间' },
  processing: { en: 'Running', zh: '运行中' },
  concurrencyKey: { en: 'Concurrency key', zh: '并发键' },
  executedAt: { en: 'Begun at', zh: '开始时间' },
  taskID: { en: 'Step', zh: '步骤' },
  output: { en: 'Result', zh: '结果' },
  state: { en: 'State', zh: '状态' },
}

/** What its fields say about themselves. */
export const JOB_FIELD_DESCRIPTIONS: Record<string, InBoth> = {
  input: { en: 'What the job works on', zh: '任务处理的内容' },
  hasError: { en: 'Tried as often as allowed; nobody tries again.', zh: '已达到最多尝试次数，不会再试。' },
  error: { en: 'Why the last attempt failed', zh: '最后一次失败的原因' },
  log: { en: 'Each attempt with its outcome', zh: '每次尝试及结果' },
}

export const TASK_LABELS: Record<string, InBoth> = {
  inline: { en: 'Inline', zh: '内联' },
  schedulePublish: { en: 'Publish or withdraw on time', zh: '定时发布或撤回' },
  'send-mail': { en: 'Send a mail', zh: '发送邮件' },
  'draw-template': { en: 'Draw a template’s picture', zh: '绘制模板缩略图' },
  'purge-trash': { en: 'Empty the trash', zh: '清空回收站' },
  'end-accounts': { en: 'Delete accounts', zh: '删除到期账号' },
  'purge-orphans': { en: 'Remove unused pictures', zh: '清理无用图片' },
}

export const STATE_LABELS: Record<string, InBoth> = {
  failed: { en: 'Failed', zh: '失败' },
  succeeded: { en: 'Done', zh: '成功' },
}
