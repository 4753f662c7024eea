import type { Language } from './resumes/choices'

/** What is kept for the owner of an account to look through, and what people read of it. */
export const ACCOUNT_EVENT_NAMES = {
  'sign-in': { 'zh-CN': '登录', en: 'Signed in' },
  'sign-in-refused': { 'zh-CN': '登录被拒绝', en: 'Sign-in refused' },
  'confirm-refused': { 'zh-CN': '身份确认被拒绝', en: 'Confirmation refused' },
  'second-step-refused': { 'zh-CN': '第二步验证码不对', en: 'Wrong second step' },
  'recovery-code': { 'zh-CN': '使用了恢复码', en: 'Recovery code used' },
  export: { 'zh-CN': '导出', en: 'Exported' },
  password: { 'zh-CN': '修改了密码', en: 'Password changed' },
  email: { 'zh-CN': '更换了邮箱', en: 'Email changed' },
  'wechat-bound': { 'zh-CN': '绑定了微信', en: 'WeChat added' },
  'wechat-unbound': { 'zh-CN': '解绑了微信', en: 'WeChat removed' },
  'two-step-on': { 'zh-CN': '开启了两步验证', en: 'Two-step sign-in on' },
  'two-step-off': { 'zh-CN': '关闭了两步验证', en: 'Two-step sign-in off' },
  'passkey-added': { 'zh-CN': '添加了通行密钥', en: 'Passkey added' },
  'passkey-removed': { 'zh-CN': '移除了通行密钥', en: 'Passkey removed' },
  'end-asked': { 'zh-CN': '申请删除账号', en: 'Deletion requested' },
} as const satisfies Record<string, Record<Language, string>>

export type AccountEventKind = keyof typeof ACCOUNT_EVENT_NAMES
/** an edge: the keys of an object are strings to the compiler */
export const ACCOUNT_EVENTS = Object.keys(ACCOUNT_EVENT_NAMES) as [AccountEventKind, ...AccountEventKind[]]
