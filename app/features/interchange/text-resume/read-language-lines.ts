import type { JsonObject } from '../json-resume/json'
import type { SourceLine } from '../lines/types'
import { DRAWN, scaleOf, withLevels } from './skill-rows'
import { splitOutside } from './split-outside'

/** A language and how well it is spoken. */
const FLUENCY =
  /^(\p{L}+)\s+((?:native|mother tongue|bilingual|fluent|advanced|professional|proficient|conversational|intermediate|basic|beginner|elementary|[ABC][12])\b.*)$/iu

/** Languages: “English (fluent), 法语 B2”. */
export function readLanguageLines(lines: SourceLine[]): JsonObject[] {
  const shown = lines.filter(({ kind }) => kind !== 'blank')
  return withLevels(
    besideLevels(shown.map(({ text }) => text.replace(OTHERS, '').replace(MOTHER, '$2 ($1)'))),
  )
    .flatMap((text) => (ONE.test(text) ? [text] : splitOutside(text, /[,，;；、|]\s*/)))
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => {
      const [, drawn, scale] = DRAWN.exec(text) ?? []
      if (drawn && scale) return { language: drawn.trim(), fluency: scaleOf(scale) }
      const [, language, fluency] =
        /^(\p{L}+(?: \p{L}+)?)\s*[(（]\s*([^()（）]+)[)）]?$/u.exec(text) ??
        /^(\p{L}+(?: \p{L}+)?)(?:\s*[:：]\s*|\s+[‐-―−·•-]\s+|\t+| {2,})(.+)$/u.exec(text) ??
        /^(\p{Script=Han}{1,4}[语文话])\s*(.+)$/u.exec(text) ??
        FLUENCY.exec(text) ??
        []
      return language && fluency ? { language, fluency } : { language: text }
    })
    .reduce<JsonObject[]>(withLevelBelow, [])
}

/** “英语：读写精通、听说熟练” tells of one language. */
const ONE = /^\p{Script=Han}{1,4}[语文话]\s*[:：](?!.*[语文话].*)[^:：]+$/u

/** Languages side by side over how well each is spoken. */
function besideLevels(texts: string[]): string[] {
  const rows = texts.map((text) => text.split(/\t+| {3,}/))
  const isLevels = (at: number) =>
    (rows[at]?.length ?? 0) > 1 && rows[at]?.every((cell) => LEVEL_ALONE.test(cell)) === true
  return rows.flatMap((cells, at) => {
    const levels = rows[at + 1]
    if (levels?.length === cells.length && isLevels(at + 1) && !isLevels(at))
      return cells.map((cell, index) => `${cell} (${levels[index]})`)
    const isTaken = at > 0 && isLevels(at) && rows[at - 1]?.length === cells.length && !isLevels(at - 1)
    return isTaken ? [] : texts.slice(at, at + 1)
  })
}

/** What forms call the language one grew up with, and those that one learned. */
const MOTHER =
  /^(mother tongue|madrelingua|langue maternelle|lengua materna|muttersprache|língua materna|母语)(?:\(s\))?(?:\s*[:：]\s*|\t+| {2,})([^,，、;；]+)$/iu
const OTHERS =
  /^(?:other languages?|altre lingue|autres langues|otros idiomas|weitere sprachen|outras línguas)(?:\(s\))?(?:\s*[:：]\s*|\t+| {2,})(?=\S)/iu

const LEVEL_ALONE =
  /^(?:(?:fluency|level)\s*[:：]\s*)?((?:native|mother tongue|bilingual|fluent|advanced|professional|proficient|conversational|intermediate|basic|beginner|elementary|[ABC][12]\b|母语|流利|熟练|精通|良好|一般).*)$/iu

const OTHER_LANGUAGE = /^\S.*\s(?:in\s)?\p{Lu}\p{Ll}|[语文话](?!语)/u

/** How well a language is spoken may stand in a line of its own below it. */
function withLevelBelow(known: JsonObject[], entry: JsonObject): JsonObject[] {
  const last = known.at(-1)
  const level = entry.fluency ?? entry.language
  const [, fluency] = LEVEL_ALONE.exec(typeof level === 'string' ? level : '') ?? []
  const isLabelled = entry.fluency === undefined || /^(?:fluency|level)$/i.test(String(entry.language))
  // “Fluent English” is another language, and so is what stands above it.
  const isNamed = [fluency ?? '', String(last?.language)].some((text) => OTHER_LANGUAGE.test(text))
  return last && last.fluency === undefined && fluency && isLabelled && !isNamed
    ? [...known.slice(0, -1), { ...last, fluency }]
    : [...known, entry]
}
