import { knownNames } from '../names/known-names'
import { latinWords, plainWord } from '../names/latin-words'
import { sentencesOf } from '../text/clauses'
import type { Span } from '../types'
import type { Hit } from './ladders'

/** How well a skill is known: 0 has met it, 1 familiar, 2 proficient, 3 expert. */
const WORDS: [number, RegExp][] = [
  [
    0,
    /了解|接触过|初步|入门|基础(?=\s*(?:$|[，。,;；、)\n]))|用过|学过|(?<=[会懂学通说])[过得了]?一点|(?:口语|听说|水平|能力)[^，。,;；]{0,4}一般|(?:简单|日常)(?:交流|会话|对话|沟通)/g,
  ],
  [
    0,
    /\b(?:basic|beginner|exposure to|some (?:knowledge|experience)|elementary|introductory|understanding of|have used|conversational)\b/gi,
  ],
  [1, /熟悉/g],
  [1.7, /会(?=[用使做操弹泡写说讲画拍剪开驾编织修煮]|[\p{Script=Han}]{0,4}[、和])|擅长/gu],
  [
    1.7,
    /\b(?:skilled|competent|comfortable|confident (?:with|in|using)|(?:good|strong|handy) (?:with|at))\b/gi,
  ],
  [
    1,
    /\b(?:familiar(?:ity)?|well[- ]versed|able to use|can use|working knowledge|(?<!basic |some |limited )knowledge of|to some extent)\b/gi,
  ],
  [1.7, /(?<!熟练|深入)掌握/g],
  [2, /熟练(?![电技焊木瓦钳]?工)|流利|流畅(?=[沟交])|商务(?:级|水平|沟通|谈判)|工作语言/g],
  [
    2,
    /\b(?:proficien(?:t|cy)|fluen(?:t|tly|cy)|solid (?:knowledge|command|grasp)|strong (?:knowledge|command)|good command|business[- ](?:level|fluent)|(?:full )?professional (?:working )?(?:proficiency|level)|intermediate (?=[A-Z])(?!Account))\b/gi,
  ],
  [3, /\b[Aa]dvanced(?= [A-Z])|\b[Mm]aster[- ](?=[Cc]ertified|[Tt]echnician|[Ll]evel)/g],
  [3, /精通|专家(?!组|评审)|深谙|精于|深入掌握/g],
  [
    3,
    /\b(?:experts?(?: in| at| of| level)?|expert(?:ise|-level)|advanced(?= (?:skills|knowledge|user|proficiency|excel|python|sql|level))|mastery|master of(?= [A-Z])|mastered|in-depth (?:knowledge|expertise)|deep (?:knowledge|expertise)|extensive expertise)\b/gi,
  ],
]

/** The words of a text that say how well something is known. */
export function expertiseHits(text: string): Hit[] {
  return WORDS.flatMap(([level, pattern]) =>
    Array.from(text.matchAll(pattern), (found) => ({
      level,
      from: found.index,
      to: found.index + found[0].length,
    })).filter(({ from }) => !text.startsWith('Master of', from)),
  )
}

export type SkillLevel = { skill: string; hit: Hit }

/** Which level a text gives to each skill: the last level said before it in its sentence, else the next. */
export function skillLevels(text: string): SkillLevel[] {
  const hits = expertiseHits(text)
  const named = knownNames(text).map(({ id, from, to }) => ({ skill: `#${String(id)}`, from, to }))
  return sentencesOf(text).flatMap(({ from, to }) => {
    const inside = hits.filter((hit) => hit.from >= from && hit.to <= to).sort((a, b) => a.from - b.from)
    const words = latinWords(text.slice(from, to)).map((word) => ({
      skill: plainWord(word.text),
      from: from + word.from,
      to: from + word.to,
    }))
    return [...words, ...named.filter((name) => name.from >= from && name.to <= to)].flatMap((word) => {
      const hit = levelOf({ word, hits: inside, text })
      const isSaying = inside.some((one) => one.from <= word.from && word.to <= one.to)
      return hit === undefined || isSaying ? [] : [{ skill: word.skill, hit }]
    })
  })
}

/** Chinese may say the level right behind the skill: "英语流利". */
function levelOf({ word, hits, text }: { word: Span; hits: Hit[]; text: string }): Hit | undefined {
  const behind = hits.find(({ from }) => from >= word.to)
  const isBehind =
    behind !== undefined && /^(?:[\p{Script=Han}]{0,3}|\s?[:(]\s?)$/u.test(text.slice(word.to, behind.from))
  return isBehind ? behind : (hits.findLast(({ to }) => to <= word.from) ?? behind)
}
