import type { Language } from './choices'
import type { BaseInfoRow } from './schema'

/** Names of the kinds of a row of the basic information; also its first label. */
export const BASE_INFO_NAMES: Record<Language, Record<BaseInfoRow['kind'], string>> = {
  'zh-CN': {
    name: '姓名',
    headline: '求职意向',
    phone: '电话',
    email: '邮箱',
    location: '所在城市',
    url: '网站',
    profile: '社交账号',
    birth: '出生日期',
    text: '其他',
  },
  en: {
    name: 'Name',
    headline: 'Position',
    phone: 'Phone',
    email: 'Email',
    location: 'Location',
    url: 'Website',
    profile: 'Profile',
    birth: 'Date of birth',
    text: 'Other',
  },
}
