import type { Language } from '../../../collections/resumes/choices'

const en = {
  title: 'The last 14 days',
  proposals: 'Feedback to answer',
  drafts: { templates: 'Unpublished templates', guides: 'Unpublished guides' },
  changes: 'Latest changes by administrators',
  missed: 'Guides not published or withdrawn on time',
  missedHint: 'Open the guide and publish or withdraw it there; the page shows what to fix.',
  plans: { publish: 'Not published', unpublish: 'Not withdrawn' },
  reason: 'Reason',
  day: 'Day',
  count: 'Count',
  none: 'Nothing yet.',
  actions: { create: 'created', update: 'changed', delete: 'deleted' },
}
const zh: typeof en = {
  title: '最近 14 天',
  proposals: '待回复的反馈',
  drafts: { templates: '未发布的模板', guides: '未发布的指南' },
  changes: '管理员最近的修改',
  missed: '没有按时发布或撤回的指南',
  missedHint: '打开指南，手动发布或撤回，页面会提示哪里需要修改。',
  plans: { publish: '未发布', unpublish: '未撤回' },
  reason: '原因',
  day: '日期',
  count: '数量',
  none: '还没有记录。',
  actions: { create: '新建', update: '修改', delete: '删除' },
}

export type DashboardTexts = typeof en
export const DASHBOARD_TEXTS: Record<Language, DashboardTexts> = { 'zh-CN': zh, en }
