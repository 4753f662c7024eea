const en = {
  title: 'The last 14 days',
  users: 'New users',
  resumes: 'New resumes',
  exports: 'PDF exports',
  failed: 'Failed exports',
  proposals: 'Feedback to answer',
  drafts: 'Unpublished templates',
  changes: 'Latest changes by administrators',
  all: 'All',
  total: (n: number) => `${n} in all`,
  inPeriod: (n: number) => `${n} in 14 days`,
  day: 'Day',
  count: 'Count',
  open: 'Open',
  none: 'Nothing yet.',
  actions: { create: 'created', update: 'changed', delete: 'deleted' },
}
const zh: typeof en = {
  title: '最近 14 天',
  users: '新用户',
  resumes: '新简历',
  exports: 'PDF 导出',
  failed: '导出失败',
  proposals: '待回复的反馈',
  drafts: '未发布的模板',
  changes: '管理员最近的修改',
  all: '全部',
  total: (n) => `共 ${n}`,
  inPeriod: (n) => `14 天内 ${n}`,
  day: '日期',
  count: '数量',
  open: '查看',
  none: '还没有记录。',
  actions: { create: '新建', update: '修改', delete: '删除' },
}

export type DashboardTexts = typeof en
export function dashboardTexts(language: string): DashboardTexts {
  return language === 'zh' ? zh : en
}
