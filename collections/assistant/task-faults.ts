import type { Language } from '../resumes/schema'

/** Why a task could not be done. */
export type FaultCode = keyof typeof FAULTS

export const FAULTS = {
  busy: { 'zh-CN': 'AI 服务繁忙，请稍后再试', en: 'The AI service is busy. Try again later' },
  down: {
    'zh-CN': '连不上 AI 服务，请稍后再试',
    en: 'Can’t reach the AI service. Try again later',
  },
  slow: {
    'zh-CN': 'AI 服务太久没有回应，请重试',
    en: 'The AI service took too long to answer. Try again',
  },
  cut: { 'zh-CN': '回答中途断了，请重试', en: 'The answer was cut off. Try again' },
  unreadable: {
    'zh-CN': 'AI 服务的回答无法读取，没有改动任何内容',
    en: 'The AI service’s answer could not be read; nothing was changed',
  },
  'too-long': {
    'zh-CN': '回答过长，已停止；请缩小范围再试',
    en: 'The answer got too long and was stopped. Ask about a smaller part',
  },
  refused: {
    'zh-CN': 'AI 服务拒绝了这个请求，请换个说法再试',
    en: 'The AI service refused this request. Try rewording it',
  },
  'wrong-language': {
    'zh-CN': 'AI 服务用了别的语言回答，没有改动任何内容',
    en: 'The AI service answered in another language; nothing was changed',
  },
  key: { 'zh-CN': 'AI 服务没有接受密钥', en: 'The AI service rejected the API key' },
  model: {
    'zh-CN': 'AI 服务没有这个模型，或不接受请求',
    en: 'The AI service has no such model or does not accept the request',
  },
  off: { 'zh-CN': 'AI 模型已关闭', en: 'The AI model has been switched off' },
  gone: { 'zh-CN': '简历中已没有这一部分', en: 'That part is no longer in the resume' },
  'too-many': {
    'zh-CN': '简历数量已达上限，请先删除一些',
    en: 'You’ve reached your resume limit. Delete some first',
  },
  interrupted: {
    'zh-CN': '任务多次中断，已停止',
    en: 'The task was interrupted several times and was stopped',
  },
  unknown: { 'zh-CN': '未知异常', en: 'Unknown exception' },
} as const satisfies Record<string, Record<Language, string>>
