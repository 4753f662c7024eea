import type { Language } from '../../../../collections/resumes/choices'
import { defineRules, hint, warning, type RuleRow } from '../define-rules'
import { inTexts, spotInLine } from '../in-texts'
import { lengthOf } from '../read/length-of'
import { toldBy, WHOLE } from '../read/places'
import type { ReadItem, ReadLine, ReadResume, ReadSkill } from '../read/types'
import { resultsTexts } from '../texts/results'
import type { InspectText, Place, Spot } from '../types'
import { skillsWithoutEvidence } from './skill-evidence'

/** Characters in Chinese, words in English. */
const LEAST: Record<Language, number> = { 'zh-CN': 200, en: 120 }
const MOST: Record<Language, number> = { 'zh-CN': 2200, en: 1100 }
const SHORT_LINE: Record<Language, number> = { 'zh-CN': 6, en: 4 }
const WALL: Record<Language, number> = { 'zh-CN': 120, en: 70 }
const MOST_BULLETS = 8

const SCHOOL = /(?:中学|高中|一中|附中|小学)(?!教)|\b(?:high|middle|secondary) school\b/i
const COMMON_SKILL =
  /^(?:(?:熟练)?(?:使用)?(?:办公软件|电脑操作|上网|打字|收发邮件|(?:microsoft )?word|(?:ms |microsoft )?office(?:办公)?(?:软件)?|e-?mail|internet(?: research)?|typing|web browsing|computer skills))$/i
const NUMBER =
  /\d|[一二三四五六七八九十百千万两]+[个人次年倍项家款条场%]|零|翻倍|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|half|twice|third|quarter|hundred|thousand|million)\b/i
const DATES = /(?:19|20)\d{2}(?:\s*[年./-]\s*\d{1,2})?(?:\s*[月./-]\s*\d{1,2})?日?|\d{1,2}\/(?:19|20)\d{2}/g
const RESULT =
  /提升|提高|降低|减少|缩短|增长|增加|节省|节约|获得|荣获|达到|实现|上线|落地|采用|通过|扭亏|超额|完成|避免|解决|获评|\b(?:increas|reduc|rais|cut|sav|grew|grow|improv|won|deliver|launch|achiev|doubl|tripl|halv|lower|shorten|faster|fewer|adopted|award|shipped|result|fell|rose|drop|solved|without|first)\w*/i

/** What was done, what came of it, and how much there is of it. */
export const resultsRules = defineRules({
  part: 'results',
  texts: resultsTexts,
  rules: {
    'too-short': ofLength((length, language) => length < LEAST[language]),
    // where the pages are known, they are counted instead
    'too-long': ofLength((length, language, pages) => !pages && length > MOST[language]),
    'page-count': warning((resume) => {
      const { pages = 0, years } = resume
      const most = mostPages(resume)
      return pages > most ? [{ at: WHOLE.content, values: [pages, Math.floor(years), most] }] : []
    }),
    'duplicate-entry': warning(({ twins, content }) =>
      twins.map(({ first, second }) => {
        const places = [first, second].flatMap(({ section, item }) => {
          const all = content.entryList.find(({ id }) => id === section.id)?.items ?? []
          return [section.title, all.findIndex(({ id }) => id === item.id) + 1]
        })
        return { at: second.at, values: [second.item.title, ...places] }
      }),
    ),
    'duplicate-text': warning(({ texts }) => {
      const keyOf = ({ text }: ReadLine) => text.replace(/[\s\p{P}]/gu, '').toLowerCase()
      return repeated({ list: texts.prose.parts, keyOf })
        .filter((line) => keyOf(line).length >= 12)
        .map((line) => spotInLine({ line }))
    }),
    'no-numbers': inTexts({ severity: 'warning', scopes: ['prose'], find: withoutNumbers }),
    'few-numbers': hint((resume) => {
      const lines = itemsOf(resume, ['experience']).flatMap((item) => item.lines)
      const counted = lines.filter(({ text }) => NUMBER.test(text)).length
      const isFew = lines.length >= 4 && counted > 0 && counted * 4 < lines.length
      return isFew && lines[0] ? [{ at: lines[0].field, values: [counted, lines.length] }] : []
    }),
    'no-result': warning(
      inItems({
        kinds: ['experience'],
        isBad: ({ lines }) =>
          lines.length >= 2 && !lines.some(({ text }) => NUMBER.test(text) || RESULT.test(text)),
      }),
    ),
    'thin-entry': hint(
      inItems({
        kinds: ['experience'],
        isBad: ({ item, lines }) => item.title !== '' && lines.length === 0 && item.facts.length === 0,
      }),
    ),
    'short-line': hint((resume) =>
      [...itemsOf(resume, ['experience']), ...itemsOf(resume, ['project'])]
        .flatMap(({ lines }) => lines)
        .filter(({ text, isBullet }) => isBullet && text.trim() !== '')
        .filter(({ text }) => lengthOf(text) < SHORT_LINE[resume.language])
        .map((line) => spotInLine({ line })),
    ),
    'many-bullets': hint(
      inItems({
        kinds: ['experience', 'project', 'volunteer'],
        isBad: ({ lines }) => lines.filter(({ isBullet }) => isBullet).length > MOST_BULLETS,
      }),
    ),
    'no-bullets': hint(
      inItems({
        kinds: ['experience', 'project'],
        isBad: ({ lines }, language) =>
          lines.every(({ isBullet }) => !isBullet) &&
          lines.some(({ text }) => lengthOf(text) > WALL[language]),
      }),
    ),
    'early-school': hint(({ sections }) =>
      sections
        .filter(({ section, items }) => section.kind === 'education' && items.length > 1)
        .flatMap(({ items }) => items.filter(({ item }) => SCHOOL.test(item.title)))
        .map(({ at }) => toldBy(at)),
    ),
    'skill-evidence': hint(skillsWithoutEvidence),
    'top-skills': hint(({ skills, content }) => {
      const isTop = ({ row }: ReadSkill) =>
        row.value >= content.skill.step * 0.95 || /精通|expert|master/i.test(row.level)
      return skills.length >= 4 && skills.every(isTop) ? [{ at: WHOLE.skill, values: [skills.length] }] : []
    }),
    'duplicate-skill': hint((resume) =>
      repeated({ list: termsOf(resume), keyOf: ({ value }) => value.trim().toLowerCase() }).map(toldBy),
    ),
    'office-skill': hint((resume) =>
      termsOf(resume)
        .filter(({ value }) => COMMON_SKILL.test(value.trim()))
        .map(toldBy),
    ),
  },
})

type IsBad = (length: number, language: Language, pages?: number) => boolean

function ofLength(isBad: IsBad): RuleRow {
  return {
    severity: 'warning',
    inText: ({ length, language }) =>
      isBad(length, language) ? [{ from: 0, to: 0, values: [String(length)] }] : [],
    inResume: ({ length, language, pages }) =>
      isBad(length, language, pages) ? [{ at: WHOLE.content, values: [length] }] : [],
  }
}

/** One page for beginners, two after some years, three for a long life; publications may take more. */
function mostPages({ years, sections }: ReadResume): number {
  const isAcademic = sections.some(({ section }) => section.kind === 'publication')
  return (years < 4 ? 1 : years < 12 ? 2 : 3) + (isAcademic ? 1 : 0)
}

/** What stands in a list again; without a key nothing is known to be the same. */
function repeated<T>({ list, keyOf }: { list: T[]; keyOf: (one: T) => string }): T[] {
  const seen = new Set<string>()
  return list.filter((one) => {
    const key = keyOf(one)
    const isTwice = key !== '' && seen.has(key)
    seen.add(key)
    return isTwice
  })
}

function withoutNumbers({ lines }: InspectText): Place[] {
  const work = lines.filter(
    ({ section, isHeading, text }) => section === 'work' && !isHeading && text.trim() !== '',
  )
  const [first] = work
  const told = work.map(({ text }) => text.replace(DATES, '')).join('\n')
  if (!first || told.length < 80 || NUMBER.test(told)) return []
  return [{ from: first.from, to: first.from + first.text.length }]
}

function itemsOf({ sections }: ReadResume, kinds: string[]): ReadItem[] {
  return sections.filter(({ section }) => kinds.includes(section.kind)).flatMap(({ items }) => items)
}

type ItemOptions = { kinds: string[]; isBad: (item: ReadItem, language: Language) => boolean }

/** What is wrong with an entry's text as a whole. */
function inItems({ kinds, isBad }: ItemOptions): (resume: ReadResume) => Spot[] {
  return (resume) =>
    itemsOf(resume, kinds)
      .filter((item) => isBad(item, resume.language))
      .map(({ item, text, lines }) => ({ at: text, values: [item.title, lines.length] }))
}

const termsOf = ({ skills }: ReadResume) => skills.flatMap(({ at, tags }) => [at, ...tags])
