import type { Language } from '../../../../../collections/resumes/choices'
import { emptyWords } from '../../rules/empty-words'
import { firstPerson } from '../../rules/first-person'
import { placeholder } from '../../rules/placeholder'
import { shouting } from '../../rules/shouting'
import { findInLines } from '../find-in-lines'
import { spotOf, textRule } from '../text-rule'
import type { ResumeRule } from '../types'
import { PRESENT_VERBS } from '../words/present-verbs'

/** How it is said. */
export const wordingRules: ResumeRule[] = [
  textRule({ rule: placeholder, scopes: ['contact', 'all'], part: 'basics' }),
  textRule({
    rule: firstPerson,
    scopes: ['prose'],
    part: 'writing',
    // a summary may speak for itself; “本人” is stiff even there
    keep: ({ line, values: [word] }) => line.item?.section.kind !== 'summary' || word === '本人',
  }),
  textRule({ rule: emptyWords, scopes: ['prose'], part: 'writing' }),
  textRule({ rule: shouting, scopes: ['prose'], part: 'writing' }),
  {
    id: 'tense',
    part: 'writing',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '时态不对',
        why: '这段经历已经结束，「{0}」读起来却像还在进行。',
        how: '写成已经完成的事；仍在职请把结束时间改为「至今」。',
      },
      en: {
        title: 'Present tense for the past',
        why: 'The position has ended, but “{0}” reads as if it went on.',
        how: 'Use the past tense: led, built, cut. If you are still there, end it with “Present”.',
      },
    },
    find: (resume) => {
      const pattern = PRESENT_TENSE[resume.language]
      return findInLines({ joined: resume.texts.prose, pattern })
        .filter(({ line: { item } }) => item?.section.kind === 'experience')
        .filter(
          ({ line: { item } }) =>
            item && item.item.end !== '' && item.item.end !== 'now' && item.item.end < resume.today,
        )
        .map((place) => spotOf({ resume, place }))
    },
  },
  {
    id: 'passive',
    part: 'writing',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '被动句',
        why: '「{0}」没有说是谁做的，削弱了您的作用。',
        how: '改成您做了什么：安排、指派、完成……',
      },
      en: {
        title: 'Passive voice',
        why: '“{0}” hides who did it.',
        how: 'Begin with what you did.',
      },
    },
    find: (resume) =>
      findInLines({
        joined: resume.texts.prose,
        pattern: PASSIVE[resume.language],
      }).map((place) => spotOf({ resume, place })),
  },
  {
    id: 'vague-words',
    part: 'writing',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '含糊的词',
        why: '「{0}」说了等于没说。',
        how: '写出具体是哪些、多少、多大程度。',
      },
      en: {
        title: 'A vague word',
        why: '“{0}” says nothing.',
        how: 'Say which, how many, how much.',
      },
    },
    find: (resume) =>
      findInLines({ joined: resume.texts.prose, pattern: VAGUE }).map((place) => spotOf({ resume, place })),
  },
  {
    id: 'buzzwords',
    part: 'writing',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '套话',
        why: '「{0}」是流行的套话，内行会跳过。',
        how: '用平常的话说清做了什么。',
      },
      en: {
        title: 'A buzzword',
        why: 'Readers skip “{0}”.',
        how: 'Say in plain words what you did.',
      },
    },
    find: (resume) =>
      findInLines({ joined: resume.texts.prose, pattern: BUZZ }).map((place) => spotOf({ resume, place })),
  },
  {
    id: 'exclamation',
    part: 'writing',
    severity: 'hint',
    words: {
      'zh-CN': { title: '感叹号', why: '简历里的感叹号显得不够稳重。', how: '换成句号，或不用标点。' },
      en: {
        title: 'An exclamation mark',
        why: 'It shouts in a text that should be calm.',
        how: 'Use a full stop.',
      },
    },
    find: (resume) =>
      findInLines({ joined: resume.texts.prose, pattern: /(?<=[\p{L}\d\s])[!！]+(?=\s|$|\p{L})/gu }).map(
        (place) => spotOf({ resume, place }),
      ),
  },
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
