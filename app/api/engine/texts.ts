import type { Language } from '../../../collections/resumes/schema'

const en = {
  ok: 'OK',
  unknownCall: 'There is no call {path}',
  badAddress: 'The Host header or the address is not valid',
  methodNotAllowed: '{method} is not allowed here; allowed: {allow}',
  tooLarge: 'The body is larger than {limit}',
  unsupportedType: 'Content type {type} is not supported; send {expected}',
  badEncoding: 'The body is not valid UTF-8',
  badForm: 'The form could not be read',
  badJson: 'The body is not valid JSON',
  notObject: 'The body must be a JSON object',
  badKey: '{path}: this field name is not allowed',
  badText: '{path}: holds a character that cannot be stored',
  tooDeep: 'The body is nested deeper than {limit} levels',
  invalid: '{path}: {problem}',
  unauthorized: 'Insufficient permission, please log in to the system first',
  forbidden: 'You may not do this',
  notFound: 'Not found',
  conflict: 'The resume was changed elsewhere; the newer content is in data',
  guideConflict: 'The guide was changed elsewhere; the newer version is in data',
  taken: '{path}: already in use',
  tooMany: 'Too many requests, please try again in {seconds} seconds',
  busy: 'The server is busy, please try again in {seconds} seconds',
  unknown: 'Unknown exception',
  mailFailed: 'The mail could not be sent, please try again later',
  wrongCredentials: 'The e-mail address or the password is wrong',
  wrongSignInCode: 'The code is wrong or has expired',
  wrongCode: 'code: wrong or expired',
  wrongPassword: 'currentPassword: wrong',
  noPassword: 'currentPassword: required to change the password or the e-mail address',
  wrongAccessCode: 'The access code is wrong',
  unknownTemplate: 'templateCode: there is no such template',
  tooManyResumes: 'You can keep up to {limit} resumes; delete some first',
  badImport: '{path}: {problem}',
  badPicture: '{path}: {problem}',
  tooManyPictures: 'You can keep up to {limit} pictures; delete some first',
  notYourPicture: 'avatar: send the address of a picture that you have uploaded',
  templateExists: 'code: another template has this code',
  notHuman: 'Please load the page again and send once more',
  planNotFree: 'This plan is not free; please order it',
  planStarted: 'You have started this plan before',
  membersOnly: 'This template is for members',
  tooManyShared: 'You can share up to {limit} resumes at once; stop sharing one first',
  noExample: '{path}: neither an example nor a resume of your own',
} as const

export type ApiTextKey = keyof typeof en

const zh: Record<ApiTextKey, string> = {
  ok: '成功',
  unknownCall: '没有接口 {path}',
  badAddress: 'Host 请求头或地址不正确',
  methodNotAllowed: '此接口不支持 {method}，可用：{allow}',
  tooLarge: '请求内容超过 {limit}',
  unsupportedType: '不支持的内容类型 {type}，请使用 {expected}',
  badEncoding: '请求内容不是有效的 UTF-8',
  badForm: '表单无法读取',
  badJson: '请求内容不是有效的 JSON',
  notObject: '请求内容必须是 JSON 对象',
  badKey: '{path}：不允许的字段名',
  badText: '{path}：含有无法保存的字符',
  tooDeep: '请求内容嵌套超过 {limit} 层',
  invalid: '{path}：{problem}',
  unauthorized: '权限不足，请先登录系统',
  forbidden: '没有权限执行此操作',
  notFound: '内容不存在',
  conflict: '简历已在别处修改，较新的内容见 data',
  guideConflict: '指南已在别处修改，新版本在 data 中',
  taken: '{path}：已被使用',
  tooMany: '请求过于频繁，请在 {seconds} 秒后重试',
  busy: '服务器繁忙，请在 {seconds} 秒后重试',
  unknown: '未知异常',
  mailFailed: '邮件发送失败，请稍后再试',
  wrongCredentials: '邮箱或密码错误',
  wrongSignInCode: '验证码错误或已过期',
  wrongCode: 'code：验证码错误或已过期',
  wrongPassword: 'currentPassword：密码错误',
  noPassword: 'currentPassword：修改密码或邮箱需要当前密码',
  wrongAccessCode: '访问码错误',
  unknownTemplate: 'templateCode：模板不存在',
  tooManyResumes: '最多保存 {limit} 份简历，请先删除一些',
  badImport: '{path}：{problem}',
  badPicture: '{path}：{problem}',
  tooManyPictures: '最多保存 {limit} 张图片，请先删除一些',
  notYourPicture: 'avatar：须为自己上传的图片的地址',
  templateExists: 'code：已有模板使用此编号',
  notHuman: '请重新加载页面后再提交',
  planNotFree: '此套餐不免费，请下单购买',
  planStarted: '您已领取过此套餐',
  membersOnly: '此模板为会员专属',
  tooManyShared: '最多同时分享 {limit} 份简历，请先取消一些分享',
  noExample: '{path}：既不是范例，也不是您自己的简历',
}

export const apiTexts: Record<Language, Record<ApiTextKey, string>> = { 'zh-CN': zh, en }

/** One sentence of the table with its {values} filled in. */
export function apiText(options: {
  key: ApiTextKey
  language: Language
  values?: Record<string, string | number>
}): string {
  const { key, language, values = {} } = options
  return apiTexts[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
