import { listOfHeading, type HeadingList } from './list-of-heading'
import { partKind } from './part-kinds'

/** What an English title is about by its last word, unless a word before it says otherwise. */
const ENDS: [list: HeadingList, words: RegExp][] = [
  ['projects', /\bprojects$|\b(?:research|project) experience$/],
  ['volunteer', /\bactivities$|\b(?:volunteer|community|leadership|campus|service)\b.* experience$/],
  ['work', /(?<!\b(?:customer|user|life|guest|employee)) (?:experience|employment|positions|internships)$/],
  ['education', /(?<!\b(?:patient|health|client|consumer|public)) education$/],
  ['skills', / (?:skills|competenc(?:i|e)es|proficiencies)$/],
  ['certificates', / (?:certifications|certificates|licen[sc]es|credentials)$/],
  ['languages', /(?<!\b(?:programming|markup|scripting|query|computer|coding)) languages$/],
  ['references', / (?:references|referees)$|^reference$/],
  ['summary', /(?<!\b(?:company|client|project|business)) (?:summary|profile|statement)$/],
]

const ENGLISH = /^\p{Lu}[\p{L}’'-]*(?:,? (?:and|of|in|\p{Lu}[\p{L}’'-]*)){0,5}$/u

/**
 * The list of a line that is set as titles are, by what it is made of: “兴趣爱好 HOBBY”, “IT 技能”, “Clinical Experience”,
 * “Skills & Interests”. Of other lines that says too little.
 */
export function listOfTitle(line: string): HeadingList | undefined {
  const whole = listOfHeading(line)
  if (whole !== undefined || line.length > 48) return whole
  const han = /\p{Script=Han}[\p{Script=Han}/／、与和及 ]*/u.exec(line)?.[0].trim()
  if (han !== undefined) return /[\d:：，。]/.test(line) ? undefined : listOfHeading(han)
  // The same in two languages, of which one is known.
  const both = line.split(/\s*\/\s*/)
  const same = both.flatMap((part) => listOfHeading(part) ?? [])
  if (same.length === 1 && !both.some((part) => partKind(part) === 'role')) return same[0]
  const title = line
    .replace(/[\s:]+$/, '')
    .replace(/\s*[&＆/]\s*/g, ' and ')
    .trim()
  if (!ENGLISH.test(title)) return undefined
  const parts = title.split(/,? and |, /i).map((part) => listOfHeading(part))
  // What one can stands first, and what else there is has a label in its line.
  const isOne = parts.every((part) => part !== undefined && (part === parts[0] || parts[0] === 'skills'))
  if (parts.length > 1 && isOne) return parts[0]
  return ENDS.find(([, words]) => words.test(title.toLowerCase()))?.[0]
}
