import { noNumbers } from '../../rules/no-numbers'
import { weakVerb } from '../../rules/weak-verb'
import { lengthOf } from '../read/length-of'
import { spanOfLine } from '../read/span-of-line'
import type { ReadItem, ReadLine, ReadResume } from '../read/types'
import { textRule } from '../text-rule'
import type { ResumeRule } from '../types'

const SHORT = { 'zh-CN': 6, en: 4 }
const WALL = { 'zh-CN': 120, en: 70 }
const MOST_BULLETS = 8

/** What was done and what came of it. */
export const resultRules: ResumeRule[] = [
  textRule({ rule: noNumbers, scopes: ['prose'], part: 'results' }),
  {
    id: 'few-numbers',
    part: 'results',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '有数字的太少',
        why: '{1} 条经历里只有 {0} 条有数字，规模和效果多半看不出。',
        how: '挑最重要的几条补上规模、比例、时间或排名。',
      },
      en: {
        title: 'Few figures',
        why: 'Only {0} of {1} items hold a figure, so size and effect stay unseen.',
        how: 'Add one to the most important: how many, how much, how fast.',
      },
    },
    find: (resume) => {
      const lines = workOf(resume).flatMap(({ lines }) => lines)
      const counted = lines.filter(({ text }) => NUMBER.test(text))
      const isFew = lines.length >= 4 && counted.length > 0 && counted.length * 4 < lines.length
      return isFew && lines[0] ? [{ at: lines[0].field, values: [counted.length, lines.length] }] : []
    },
  },
  {
    id: 'no-result',
    part: 'results',
    severity: 'warning',
    words: {
      'zh-CN': {
        title: '只有职责，没有结果',
        why: '「{0}」写了做什么，没有写做成了什么。',
        how: '每条补一句结果：提升、降低、节省了多少，被谁采用。',
      },
      en: {
        title: 'Duties without results',
        why: '“{0}” says what you were to do, not what came of it.',
        how: 'Add to each what rose, fell, was saved or taken over.',
      },
    },
    find: (resume) =>
      workOf(resume)
        .filter(({ lines }) => lines.length >= 2 && !lines.some(hasResult))
        .map(({ item, text }) => ({ at: text, values: [item.title] })),
  },
  {
    id: 'thin-entry',
    part: 'results',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '只有标题的经历',
        why: '「{0}」没有写做了什么。',
        how: '至少写一两条：做了什么，结果如何。',
      },
      en: {
        title: 'A position without a word',
        why: 'Nothing is told about “{0}”.',
        how: 'Write a line or two: what, and with which result.',
      },
    },
    find: (resume) =>
      workOf(resume)
        .filter(({ item, lines }) => item.title !== '' && lines.length === 0 && item.facts.length === 0)
        .map(({ item, text }) => ({ at: text, values: [item.title] })),
  },
  {
    id: 'short-line',
    part: 'results',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '一条太短',
        why: '「{0}」说得太少，看不出内容。',
        how: '补上对象、做法和结果，或并入别的条目。',
      },
      en: {
        title: 'A very short item',
        why: '“{0}” says too little.',
        how: 'Add of what, how and with which result, or join it to another.',
      },
    },
    find: (resume) =>
      [...workOf(resume), ...itemsOf(resume, ['project'])]
        .flatMap(({ lines }) => lines)
        .filter(
          ({ text, isBullet }) => isBullet && text.trim() !== '' && lengthOf(text) < SHORT[resume.language],
        )
        .map(lineSpot),
  },
  {
    id: 'many-bullets',
    part: 'results',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '条目太多',
        why: '「{0}」有 {1} 条，重要的会被淹没。',
        how: '留下最有分量的三到六条。',
      },
      en: {
        title: 'Too many items',
        why: '“{0}” has {1}; the important ones drown.',
        how: 'Keep the best three to six.',
      },
    },
    find: (resume) =>
      itemsOf(resume, ['experience', 'project', 'volunteer'])
        .filter(({ lines }) => lines.filter(({ isBullet }) => isBullet).length > MOST_BULLETS)
        .map(({ item, text, lines }) => ({ at: text, values: [item.title, lines.length] })),
  },
  {
    id: 'no-bullets',
    part: 'results',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '一整段文字',
        why: '「{0}」是一大段，扫一眼抓不到重点。',
        how: '拆成几条，每条一件事。',
      },
      en: {
        title: 'A wall of text',
        why: '“{0}” is one block that nobody can scan.',
        how: 'Make a list of it, one thing an item.',
      },
    },
    find: (resume) =>
      itemsOf(resume, ['experience', 'project'])
        .filter(({ lines }) => lines.every(({ isBullet }) => !isBullet))
        .filter(({ lines }) => lines.some(({ text }) => lengthOf(text) > WALL[resume.language]))
        .map(({ item, text }) => ({ at: text, values: [item.title] })),
  },
  textRule({
    rule: weakVerb,
    scopes: ['prose'],
    part: 'writing',
    // in the middle of a sentence others may take part
    keep: ({ line, from, values: [word = ''] }) =>
      /(^|[，,；;。.、：:]\s*)$/.test(line.text.slice(0, from)) &&
      // “参与21家企业的审计” says how much, and in Chinese no more than that
      !(/参与|帮助/.test(word) && /\d/.test(line.text)),
  }),
]

const NUMBER =
  /\d|[一二三四五六七八九十百千万两]+[个人次年倍项家款条场]|零|翻倍|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|half|twice|third|quarter|hundred|thousand|million)\b/i
const RESULT =
  /提升|提高|降低|减少|缩短|增长|增加|节省|节约|获得|荣获|达到|实现|上线|落地|采用|通过|扭亏|超额|完成|避免|解决|获评|\b(?:increas|reduc|rais|cut|sav|grew|grow|improv|won|deliver|launch|achiev|doubl|tripl|halv|lower|shorten|faster|fewer|adopted|award|shipped|result|fell|rose|drop|solved|without|first)\w*/i

const hasResult = ({ text }: ReadLine): boolean => NUMBER.test(text) || RESULT.test(text)

function itemsOf({ sections }: ReadResume, kinds: string[]): ReadItem[] {
  return sections.filter(({ section }) => kinds.includes(section.kind)).flatMap(({ items }) => items)
}

const workOf = (resume: ReadResume): ReadItem[] => itemsOf(resume, ['experience'])

const lineSpot = (line: ReadLine) => ({
  at: line.field,
  ...spanOfLine({ line }),
  values: [line.text],
})
