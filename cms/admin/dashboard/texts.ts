const en = {
  title: 'The last 14 days',
  proposals: 'Feedback to answer',
  drafts: 'Unpublished templates',
  changes: 'Latest changes by administrators',
  day: 'Day',
  count: 'Count',
  none: 'Nothing yet.',
  actions: { create: 'created', update: 'changed', delete: 'deleted' },
}
const zh: typeof en = {
  title: '最近 14 天',
  proposals: '待回复的反馈',
  drafts: '未发布的模板',
  changes: '管理员最近的修改',
  day: '日期',
  count: '数量',
  none: '还没有记录。',
  actions: { create: '新建', update: '修改', delete: '删除' },
}

export type DashboardTexts = typeof en
export function dashboardTexts(language: string): DashboardTexts {
  return language === 'zh' ? zh : en
}
