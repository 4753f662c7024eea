import type { Language } from '../../../collections/resumes/choices'

type Bound = number | bigint
type Words = {
  unknown: string
  required: string
  least: string
  most: string
  oneOf: string
  multiple: (of: Bound) => string
  type: (expected: string) => string
  characters: (word: string, bound: Bound) => string
  items: (word: string, bound: Bound) => string
  amount: (word: string, bound: Bound) => string
}

const CHINESE_TYPES: Record<string, string> = {
  string: '字符串',
  number: '数字',
  int: '整数',
  boolean: '布尔值',
  array: '数组',
  object: '对象',
  record: '对象',
}

/** What every kind of issue is called. */
export const ISSUE_WORDS: Record<Language, Words> = {
  'zh-CN': {
    unknown: '未知字段',
    required: '必填',
    least: '至少',
    most: '至多',
    oneOf: '必须是',
    multiple: (of) => `必须是 ${of} 的倍数`,
    type: (expected) => `类型应为${CHINESE_TYPES[expected] ?? expected}`,
    characters: (word, bound) => `${word} ${bound} 个字符`,
    items: (word, bound) => `${word} ${bound} 项`,
    amount: (word, bound) => `${word}为 ${bound}`,
  },
  en: {
    unknown: 'unknown field',
    required: 'is required',
    least: 'at least',
    most: 'at most',
    oneOf: 'must be',
    multiple: (of) => `must be a multiple of ${of}`,
    type: (expected) => `must be of type ${expected}`,
    characters: (word, bound) => `must have ${word} ${bound} characters`,
    items: (word, bound) => `must have ${word} ${bound} items`,
    amount: (word, bound) => `must be ${word} ${bound}`,
  },
}
