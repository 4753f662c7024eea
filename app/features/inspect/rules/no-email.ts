import type { Rule } from '../types'

export const noEmail: Rule = {
  id: 'no-email',
  severity: 'error',
  words: {
    'zh-CN': {
      title: '没有邮箱',
      why: '对方想联系您时，邮箱是最常用的方式。',
      how: '在最前面写上常用邮箱。',
    },
    en: {
      title: 'No email address',
      why: 'It is how most recruiters write back.',
      how: 'Put an address you read at the top.',
    },
  },
  find: ({ source }) =>
    /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/.test(source) ? [] : [{ from: 0, to: 0 }],
}
