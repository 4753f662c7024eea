import { placesOf } from '../places-of'
import type { Rule } from '../types'

export const salary: Rule = {
  id: 'salary',
  severity: 'warning',
  words: {
    'zh-CN': {
      title: '写了薪资',
      why: '在简历里写「{0}」会先把自己框住。',
      how: '删掉，留到面谈时再说。',
    },
    en: {
      title: 'Salary',
      why: 'Naming “{0}” ties your hands before you talk.',
      how: 'Leave it for the interview.',
    },
  },
  find: (text) => placesOf({ text, pattern: PATTERN }),
}

const PATTERN =
  /(期望薪资|薪资要求|期望月薪|目前薪资|当前薪资|待遇要求|expected salary|current salary|salary expectations?)/gi
