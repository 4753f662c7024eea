import type { Rule } from '../types'

export const noNumbers: Rule = {
  id: 'no-numbers',
  severity: 'warning',
  words: {
    'zh-CN': {
      title: '经历里没有数字',
      why: '这一段经历没有一个数字，看不出规模和效果。',
      how: '写出规模、比例、时间或排名，例如用户数、提升百分比。',
    },
    en: {
      title: 'No figures',
      why: 'Not one figure in this section: neither size nor effect can be seen.',
      how: 'Add numbers: users, percent, time saved, team size.',
    },
  },
  find: ({ lines }) => {
    const work = lines.filter(
      ({ section, isHeading, text }) => section === 'work' && !isHeading && text.trim() !== '',
    )
    const [first] = work
    const told = work.map(({ text }) => text.replace(DATES, '')).join('\n')
    return first && told.length >= 80 && !FIGURE.test(told)
      ? [{ from: first.from, to: first.from + first.text.length }]
      : []
  },
}

const FIGURE =
  /\d|[一二三四五六七八九十百千万]+[个人次年倍%项]|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|half|twice|third|hundred|thousand|million)\b/i
const DATES = /(?:19|20)\d{2}(?:\s*[年./-]\s*\d{1,2})?(?:\s*[月./-]\s*\d{1,2})?日?|\d{1,2}\/(?:19|20)\d{2}/g
