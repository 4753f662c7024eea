import { latinWords, plainWord } from '../names/latin-words'
import { sentencesOf } from '../text/clauses'
import type { Hit } from './ladders'

/** How well a skill is known: 0 has met it, 1 familiar, 2 proficient, 3 expert. */
const WORDS: [number, RegExp][] = [
  [
    0,
    /了解|接触过|初步|入门|基础(?=\s*(?:$|[，。,;；、)\n]))|用过|学过|一点|(?:口语|听说|水平|能力)[^，。,;；]{0,4}一般|(?:简单|日常)(?:交流|会话|对话|沟通)/g,
  ],
  [
    0,
    /\b(?:basic|beginner|exposure to|some (?:knowledge|experience)|elementary|introductory|understanding of|have used|conversational)\b/gi,
  ],
  [1, /熟悉|会用|会使用/g],
  [
    1,
    /\b(?:familiar(?:ity)?|able to use|can use|working knowledge|(?<!basic |some |limited )knowledge of|comfortable)\b/gi,
  ],
  [2, /熟练|(?<!熟练)掌握|擅长|流利|流畅(?=[沟交])/g],
  [
    2,
    /\b(?:proficien(?:t|cy)|fluen(?:t|tly|cy)|skilled|competent|solid (?:knowledge|command|grasp)|strong (?:knowledge|command)|good command|well[- ]versed|intermediate (?=[A-Z])(?!Account))\b/gi,
  ],
  [3, /精通|专家(?!组|评审)|深谙|精于|深入掌握/g],
  [
    3,
    /\b(?:experts?(?: in| at| of| level)?|expert(?:ise|-level)|advanced(?= (?:[A-Z]|skills|knowledge|user|proficiency))|mastery|master of(?= [A-Z])|mastered|in-depth (?:knowledge|expertise)|deep (?:knowledge|expertise)|extensive expertise)\b/gi,
  ],
]

/** The words of a text that say how well something is known. */
export function expertiseHits(text: string): Hit[] {
  return WORDS.flatMap(([level, pattern]) =>
    Array.from(text.matchAll(pattern), (found) => ({
      level,
      from: found.index,
      to: found.index + found[0].length,
    })),
  )
}

export type SkillLevel = { skill: string; hit: Hit }

/** Which level a text gives to each Latin-named skill: the last level said before it in its sentence, else the next. */
export function skillLevels(text: string): SkillLevel[] {
  const hits = expertiseHits(text)
  return sentencesOf(text).flatMap(({ from, to }) => {
    const inside = hits.filter((hit) => hit.from >= from && hit.to <= to).sort((a, b) => a.from - b.from)
    return latinWords(text.slice(from, to)).flatMap((word) => {
      const hit =
        inside.findLast((one) => one.to <= from + word.from) ??
        inside.find((one) => one.from >= from + word.to)
      const isSaying = inside.some((one) => one.from <= from + word.from && from + word.to <= one.to)
      return hit === undefined || isSaying ? [] : [{ skill: plainWord(word.text), hit }]
    })
  })
}
