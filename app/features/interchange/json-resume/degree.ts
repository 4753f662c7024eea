import type { Language } from '../../../../collections/resumes/schema'
import type { JsonObject } from './json'

type Degree = { area: string; studyType: string }

/** How a language says subject and degree in one line, which is how our forms ask for them. */
const SAID: Record<Language, { sign: string; fields: [keyof Degree, keyof Degree] }> = {
  'zh-CN': { sign: ' · ', fields: ['area', 'studyType'] },
  en: { sign: ', ', fields: ['studyType', 'area'] },
}

/** The line of both, or of the one that there is or that says the other. */
export function joinDegree({ area, studyType, language }: Degree & { language: Language }): string {
  if (studyType.trim() === '' || says(area, studyType)) return area
  if (area.trim() === '' || says(studyType, area)) return studyType
  const { sign, fields } = SAID[language]
  return fields.map((field) => ({ area, studyType })[field]).join(sign)
}

const LETTER = /[\p{Script=Latin}\d]/u

/** Whether a line says some words, which aren't a part of a longer one: “MATHEMATICS” says no “MA”. */
function says(line: string, words: string): boolean {
  const at = line.indexOf(words)
  const isInWord = (one = '', other = '') => LETTER.test(one) && LETTER.test(other)
  return at >= 0 && !isInWord(line[at - 1], words[0]) && !isInWord(words.at(-1), line[at + words.length])
}

type Split = { line: string; original: JsonObject; language: Language }

/** Both again after somebody wrote in their line; undefined where neither is as it was. */
export function splitDegree(options: Split): { [Field in keyof Degree]: string | undefined } | undefined {
  const { line, original, language } = options
  const { area = '', studyType } = original
  if (typeof area !== 'string' || typeof studyType !== 'string') return undefined
  if (area.trim() === '') return { area: undefined, studyType: line }
  const { sign, fields } = SAID[language]
  const [first, second] = fields
  const old = { area, studyType }
  const [before, after] = [old[first] + sign, sign + old[second]]
  if (line.startsWith(before)) return { ...old, [second]: line.slice(before.length) }
  return line.endsWith(after) ? { ...old, [first]: line.slice(0, -after.length) } : undefined
}
