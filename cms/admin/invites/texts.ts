import type { Language } from '../../../collections/resumes/choices'

const en = {
  title: 'Generate invite codes',
  fields: {
    count: 'How many (1–500)',
    label: 'Name of the batch (optional)',
    limit: 'Uses per code',
    days: 'Days for the new account (empty: use the invite rules)',
    expiresAt: 'Until (empty: no end)',
  },
  make: 'Generate',
  done: 'Generated',
  failed: 'Not generated',
  made: (count: number) => `${count} ${count === 1 ? 'code' : 'codes'} generated`,
  copy: 'Copy all',
  copied: 'Copied',
  notCopied: 'They could not be copied; select them by hand',
  download: 'Download as text',
}

export type BatchTexts = typeof en
export type BatchField = keyof BatchTexts['fields']

const zh: BatchTexts = {
  title: '批量生成邀请码',
  fields: {
    count: '数量（1–500）',
    label: '批次名称（可留空）',
    limit: '每个可用次数',
    days: '新用户获得的天数（留空按邀请规则）',
    expiresAt: '有效期至（留空长期有效）',
  },
  make: '生成',
  done: '已生成',
  failed: '没有生成',
  made: (count: number) => `已生成 ${count} 个邀请码`,
  copy: '复制全部',
  copied: '已复制',
  notCopied: '无法复制，请手动选择',
  download: '下载文本文件',
}

export const BATCH_TEXTS: Record<Language, BatchTexts> = { 'zh-CN': zh, en }
