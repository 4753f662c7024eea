import { defineTexts } from '../../../i18n/define-texts'

type Lost = { count: number; lost: number }
type Short = { words: number; enough: number }

export const scoreTexts = defineTexts({
  'zh-CN': {
    parts: {
      basics: '基本信息与结构',
      results: '内容与成果',
      time: '时间线',
      writing: '文字',
      typography: '排版与标点',
      fit: '隐私与投递',
    },
    nothing: '没有发现问题',
    lost: ({ count, lost }: Lost) => `${count} 处问题，扣 ${lost} 分`,
    short: ({ words, enough }: Short) => `只有 ${words} 字，不足 ${enough} 字，按比例计分`,
    between: '；',
  },
  en: {
    parts: {
      basics: 'Basics and structure',
      results: 'Content and results',
      time: 'Timeline',
      writing: 'Wording',
      typography: 'Typography',
      fit: 'Privacy and fit',
    },
    nothing: 'No issues found',
    lost: ({ count, lost }: Lost) =>
      `${count} ${count === 1 ? 'issue' : 'issues'}, ${lost} ${lost === 1 ? 'point' : 'points'} off`,
    short: ({ words, enough }: Short) =>
      `Only ${words} of the ${enough} words needed, so points are scaled down`,
    between: '; ',
  },
})
