import type { Text } from '../../http/language'
import { jsonMegabytes, sizeText } from '../engine/body-size'
import type { AnyCall } from '../engine/define-call'

/** Every status a call can answer beside 200, with its meaning, lowest first. */
export function callErrors(call: AnyCall): { status: number; text: Text }[] {
  const hasBody = call.method === 'POST'
  const declared = Object.entries(call.errors ?? {}).map(([status, text]) => ({
    status: Number(status),
    text,
  }))
  const usual = [
    { status: 400, text: common.invalid, when: true },
    { status: 401, text: common.unauthorized, when: call.access !== 'public' },
    { status: 403, text: common.forbidden, when: call.access === 'admin' },
    { status: 404, text: common.notFound, when: call.access === 'owner' || call.path.includes('{') },
    { status: 413, text: tooLarge(call), when: hasBody },
    { status: 415, text: common.unsupported, when: hasBody },
    { status: 429, text: common.tooMany, when: call.limit !== undefined },
    { status: 500, text: common.unknown, when: true },
    { status: 503, text: common.busy, when: true },
    { status: 507, text: common.full, when: true },
  ].filter(({ status, when }) => when && !declared.some((error) => error.status === status))
  return [...declared, ...usual]
    .map(({ status, text }) => ({ status, text }))
    .sort((a, b) => a.status - b.status)
}

const common = {
  invalid: {
    'zh-CN': '请求不正确；message 指出字段路径，data.issues 列出全部问题',
    en: 'The request is not valid; message names the field’s path, data.issues lists every fault',
  },
  unauthorized: { 'zh-CN': '没有令牌，或会话已结束', en: 'No token, or its session has ended' },
  forbidden: { 'zh-CN': '需要管理员', en: 'Needs an administrator' },
  notFound: { 'zh-CN': '不存在，或不属于您', en: 'Not there, or not yours' },
  unsupported: { 'zh-CN': '内容类型不支持', en: 'The content type is not supported' },
  tooMany: { 'zh-CN': '请求过多，见 Retry-After', en: 'Too many requests, see Retry-After' },
  unknown: {
    'zh-CN': '未知异常，X-Request-Id 可供查找',
    en: 'Unknown exception; X-Request-Id finds it in the log',
  },
  full: {
    'zh-CN': '服务器存储空间已满，没有保存',
    en: 'The server has run out of room; nothing was saved',
  },
  busy: { 'zh-CN': '服务器繁忙，见 Retry-After', en: 'The server is busy, see Retry-After' },
} satisfies Record<string, Text>

function tooLarge(call: AnyCall): Text {
  const limit = sizeText(call.files?.megabytes ?? (call.raw ? 2 : jsonMegabytes(call)))
  return { 'zh-CN': `请求内容超过 ${limit}`, en: `The body is larger than ${limit}` }
}
