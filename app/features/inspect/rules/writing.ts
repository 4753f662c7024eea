import type { Language } from '../../../../collections/resumes/choices'
import { lineOfText } from '../../interchange/lines/lines-of-text'
import { defineRules, hint } from '../define-rules'
import { inLines, inTexts, matches, spotInLine, type LinePlace } from '../in-texts'
import { lengthOf } from '../read/length-of'
import type { ReadResume } from '../read/types'
import { writingTexts } from '../texts/writing'
import type { Edit, InspectText, Place, Spot } from '../types'
import { misspelt, productNames } from './spelling'

/** Characters in Chinese, words in English. */
const LONG_SUMMARY: Record<Language, number> = { 'zh-CN': 200, en: 90 }
const LONG_LINE: Record<Language, number> = { 'zh-CN': 120, en: 45 }
const MOST_STARTS = 5
/** Verbs that an item of a list begins with, in the forms that are nothing but the present tense. */
const PRESENT_VERBS = [
  'Achieve|Administer|Advise|Analy[sz]e|Answer|Assist|Attend|Automate|Build|Carry|Coach|Collaborate|Collect|Communicate|Conduct',
  'Configure|Contribute|Coordinate|Create|Debug|Define|Deliver|Deploy|Develop|Direct|Drive|Educate|Ensure|Evaluate|Execute',
  'Facilitate|Find|Fix|Gather|Generate|Give|Grow|Guide|Handle|Help|Hire|Identify|Implement|Improve|Increase|Install|Integrate|Interview',
  'Introduce|Keep|Launch|Lead|Liaise|Maintain|Make|Manage|Mentor|Migrate|Negotiate|Operate|Optimi[sz]e|Organi[sz]e|Oversee|Own|Participate',
  'Perform|Plan|Prepare|Present|Produce|Provide|Recruit|Reduce|Report|Represent|Resolve|Review|Run|Schedule|Sell|Serve|Solve|Supervise|Support|Teach|Train|Translate|Use|Work|Write',
  'Administers|Analy[sz]es|Assists|Builds|Collaborates|Conducts|Coordinates|Creates|Delivers|Develops|Drives|Ensures|Handles|Helps|Implements|Improves|Leads|Maintains|Manages|Mentors|Organi[sz]es|Oversees|Performs|Plans|Prepares|Provides|Runs|Serves|Supervises|Supports|Teaches|Trains|Works|Writes',
]
const PRESENT_TENSE: Record<Language, RegExp> = {
  'zh-CN': /(?:目前|现正|正在|现在)(?:主要)?(?:负责|进行|从事|担任|主导|参与|推进|开发)/g,
  en: new RegExp(`^(?:${PRESENT_VERBS.join('|')})(?=\\s)`, 'g'),
}
const PASSIVE: Record<Language, RegExp> = {
  'zh-CN': /被(?:安排|分配|指派|要求|派往|派到|委派|调去|领导安排)/g,
  en: /\b(?:was|were|been|being)\s+(?:also\s+)?(?:given|asked|told|assigned|tasked|made|done|handled|managed|completed|performed|created|developed|designed|implemented|written|used|required|expected|carried out|put in charge)\b/gi,
}
const VAGUE =
  /等等|各种各样|一系列|各类相关|相关工作|一些|若干|一定程度上|诸多|\b(?:various|several|numerous|many different|a lot of|lots of|etc\b\.?|and so on|miscellaneous|some of the|a number of|stuff)\b/gi
const BUZZ =
  /赋能|抓手|闭环思维|打通底层逻辑|底层逻辑|组合拳|颗粒度|顶层设计思维|全链路打法|心智占领|对齐颗粒度|互联网思维|\b(?:leverag(?:ed|ing)|synerg(?:y|ies|istic|ize)|paradigm shift|best[- ]of[- ]breed|game[- ]chang(?:er|ing)|world[- ]class|thought leader(?:ship)?|guru|ninja|rock ?star|wizard|cutting[- ]edge|bleeding[- ]edge|seasoned professional|proven track record|move the needle|low[- ]hanging fruit|value[- ]add(?:ed)?|spearheaded synergies|utiliz(?:e|ed|ing))\b/gi
const EMPTY =
  /(吃苦耐劳|性格开朗|积极向上|乐观开朗|认真负责|踏实肯干|工作认真|学习能力强|抗压能力强|责任心强|良好的沟通能力|团队合作精神|团队协作精神)|\b(team player|hard[- ]?working|self[- ]starter|detail[- ]oriented|results[- ]driven|go[- ]getter|think outside the box|synergy|dynamic individual|highly motivated|excellent communication skills)\b/gi
const WEAK =
  /(协助完成|参与了|参与|帮助|负责了一些|做了一些|打杂|跟进一些|配合完成)|\b(responsible for|helped (?:to|with)|assisted (?:in|with)|worked on|participated in|was involved in|duties included|tasked with)\b/gi
const FIRST_PERSON = /(我们|我的|我|本人)(?![国院校司行])|\b(I|I'm|I've|my|me|we|our)\b(?![/.]|\s*[A-Z]\.)/g
/** Begins where no letter stands before: each run of letters is read once. */
const TWICE =
  /(?<![\p{L}\p{N}_])(\p{Script=Latin}{2,})\s+\1(?![\p{L}\p{N}_])|(的|了|是|在|和|与|并且|以及|我们|负责|进行)\2/giu
/** Grammar that needs the word twice, names made of one, and numbers. */
const MEANT_TWICE = /^(?:had had|that that)$|^(\p{Lu}\p{L}*)\s+\1$/u
const START = /^(?:\p{Script=Han}{2}|\p{L}+)/u

/** How it is said, and how words are spelt. */
export const writingRules = defineRules({
  part: 'writing',
  texts: writingTexts,
  rules: {
    'long-summary': hint(({ sections, language }) =>
      sections
        .filter(({ section }) => section.kind === 'summary')
        .flatMap(({ items }) => items)
        .map(({ text, lines }) => ({
          at: text,
          length: lengthOf(lines.map((line) => line.text).join('\n')),
        }))
        .filter(({ length }) => length > LONG_SUMMARY[language])
        .map(({ at, length }) => ({ at, values: [length] })),
    ),
    'long-line': inTexts({
      severity: 'hint',
      scopes: ['prose'],
      find: longLines,
      keep: ({ line }) => line.item?.section.kind !== 'summary',
    }),
    'weak-verb': inTexts({
      severity: 'warning',
      scopes: ['prose'],
      find: matches(WEAK),
      // in the middle of a sentence others may take part
      keep: ({ line, from, values: [word = ''] }) =>
        /(^|[，,；;。.、：:]\s*)$/.test(line.text.slice(0, from)) &&
        // “参与21家企业的审计” says how much, and in Chinese no more than that
        !(/参与|帮助/.test(word) && /\d/.test(line.text)),
    }),
    'first-person': inTexts({
      severity: 'hint',
      scopes: ['prose'],
      find: matches(FIRST_PERSON),
      // a summary may speak for itself; “本人” is stiff even there
      keep: ({ line, values: [word] }) => line.item?.section.kind !== 'summary' || word === '本人',
    }),
    'empty-words': inTexts({ severity: 'hint', scopes: ['prose'], find: matches(EMPTY) }),
    shouting: inTexts({ severity: 'hint', scopes: ['prose'], find: shoutedLines }),
    tense: inLines({ severity: 'hint', scopes: ['prose'], pattern: PRESENT_TENSE, keep: isOfThePast }),
    passive: inLines({ severity: 'hint', scopes: ['prose'], pattern: PASSIVE }),
    'vague-words': inLines({ severity: 'hint', scopes: ['prose'], pattern: VAGUE }),
    buzzwords: inLines({ severity: 'hint', scopes: ['prose'], pattern: BUZZ }),
    exclamation: inLines({
      severity: 'hint',
      scopes: ['prose'],
      pattern: /(?<=[\p{L}\d\s])[!！]+(?=\s|$|\p{L})/gu,
    }),
    'repeated-word': inTexts({
      severity: 'error',
      scopes: ['all'],
      find: matches(TWICE),
      keep: ({ line, from, to }) => !MEANT_TWICE.test(line.text.slice(from, to)),
      edit: ({ line, from, to }) => {
        const twice = line.text.slice(from, to)
        const once = /\s/.test(twice) ? twice.search(/\s/) : twice.length / 2
        return [{ from: from + once, to, text: '' }]
      },
    }),
    'repeated-start': inTexts({ severity: 'hint', scopes: ['prose'], find: sameStarts }),
    'repeated-opening': hint(sameOpenings),
    'product-names': inTexts({ severity: 'warning', scopes: ['all'], find: productNames, edit: corrected }),
    misspelt: inTexts({ severity: 'warning', scopes: ['all'], find: misspelt, edit: corrected }),
  },
})

function longLines({ lines, language }: InspectText): Place[] {
  return lines.flatMap(({ text, from }): Place[] => {
    const count = lengthOf(text)
    return count > LONG_LINE[language] ? [{ from, to: from + text.length, values: [String(count)] }] : []
  })
}

function shoutedLines({ lines }: InspectText): Place[] {
  return lines.flatMap(({ text, from, isHeading }): Place[] => {
    const words = text.match(/\b[A-Z]{2,}\b/g) ?? []
    const isShouting = !isHeading && words.length >= 5 && !/[a-z]/.test(text)
    return isShouting ? [{ from, to: from + text.length }] : []
  })
}

function isOfThePast({ line: { item: read } }: LinePlace, { today }: ReadResume): boolean {
  if (read?.section.kind !== 'experience') return false
  const { end } = read.item
  return end !== '' && end !== 'now' && end < today
}

function sameStarts({ lines }: InspectText): Place[] {
  const places: Place[] = []
  let [word, count] = ['', 0]
  for (const { text, from } of lines) {
    const line = lineOfText(text)
    const start = line.kind === 'bullet' ? (START.exec(line.text)?.[0] ?? '') : ''
    ;[word, count] = start !== '' && start === word ? [word, count + 1] : [start, 1]
    if (count === 3) places.push({ from, to: from + text.length, values: [start, '3'] })
  }
  return places
}

function sameOpenings({ texts }: ReadResume): Spot[] {
  const bullets = texts.prose.parts.filter(({ isBullet }) => isBullet)
  const byStart = new Map<string, typeof bullets>()
  for (const line of bullets) {
    const start = START.exec(line.text)?.[0] ?? ''
    const lines = byStart.get(start)
    if (lines) lines.push(line)
    else byStart.set(start, [line])
  }
  return [...byStart].flatMap(([start, lines]): Spot[] => {
    const line = lines[MOST_STARTS - 1]
    if (start === '' || !line || lines.length * 4 < bullets.length) return []
    return [spotInLine({ line, to: start.length, values: [start, lines.length] })]
  })
}

function corrected({ from, to, values: [, right = ''] }: LinePlace): Edit[] {
  return [{ from, to, text: right }]
}
