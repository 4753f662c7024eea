import type { Rule } from '../types'

export const noHeadings: Rule = {
  id: 'no-headings',
  severity: 'warning',
  words: {
    'zh-CN': {
      title: '没有分段标题',
      why: '没有认出「工作经历」「教育背景」之类的标题，人和系统都难以快速定位。',
      how: '每一部分前加上常见的标题，单独一行。',
    },
    en: {
      title: 'No headings',
      why: 'Neither people nor machines find their way without Experience, Education, Skills.',
      how: 'Put a usual heading on a line of its own before each part.',
    },
  },
  find: ({ lines, length }) =>
    length < 80 || lines.some(({ isHeading }) => isHeading) ? [] : [{ from: 0, to: 0 }],
}
