import { type CheckContext, nearSources, ownSources } from '../check-context'
import { listAt } from '../dictionary/build-index'
import { dictionary } from '../dictionary/dictionary'
import { wordsOfRun } from '../dictionary/han-words'
import { ACRONYMS, GENERAL_ACRONYMS } from './tables/acronyms'

let general: Set<string> | undefined
let forms: Map<string, RegExp[]> | undefined

/** A short form that claims nothing of itself: "SKU", "B2B". */
export function isGeneralAcronym(word: string): boolean {
  general ??= new Set(GENERAL_ACRONYMS.trim().split(/\s+/))
  return general.has(word.replace(/'?s$/, ''))
}

/** Whether the sources say in other words what a short form stands for: ANOVA of who wrote 方差分析. */
export function isAcronymMeant(context: CheckContext, word: string): boolean {
  const plain = word.replace(/'s$/, '')
  if (!/^[A-Z\d][A-Za-z\d&]*[A-Z\d]s?$/.test(plain)) return false
  forms ??= readForms()
  const patterns = forms.get(plain) ?? []
  if (ownSources(context).some(({ text }) => patterns.some((pattern) => pattern.test(text)))) return true
  const letters = plain.replace(/s$/, '').toLowerCase()
  return (
    /^[a-z]{3,6}$/.test(letters) && nearSources(context).some(({ text }) => isInitials({ letters, text }))
  )
}

/** Whether a text writes a Han name by the capitals of what the dictionary calls it in English: WHO for 世界卫生组织. */
export function isShortIn({ name, text }: { name: string; text: string }): boolean {
  return initialsOf(name).some(
    (letters) => letters.length > 2 && new RegExp(`\\b${letters.toUpperCase()}\\b`).test(text),
  )
}

function readForms(): Map<string, RegExp[]> {
  const result = new Map<string, RegExp[]>()
  for (const line of ACRONYMS.trim().split('\n')) {
    const writings = line.split('|')
    for (const [index, writing] of writings.entries()) {
      if (!/^[A-Z\d]/.test(writing) || writing.includes(' ')) continue
      const others = writings.filter((_, other) => other !== index).map((one) => patternOf(one))
      result.set(writing, [...(result.get(writing) ?? []), ...others])
    }
  }
  return result
}

function patternOf(writing: string): RegExp {
  if (/\p{Script=Han}/u.test(writing)) return new RegExp(writing)
  return /^[A-Z\d&/]+s?$/.test(writing) ? new RegExp(`\\b${writing}\\b`) : new RegExp(`\\b${writing}`, 'i')
}

/** Whether letters begin the words that a few Han words in a row mean: CRM of 客户关系管理. */
function isInitials({ letters, text }: { letters: string; text: string }): boolean {
  for (const [run] of text.matchAll(/\p{Script=Han}{2,}/gu)) {
    const initials = wordsOfRun(run).map(initialsOf)
    for (let from = 0; from < initials.length; from += 1) if (begins({ letters, initials, from })) return true
  }
  return false
}

function begins({
  letters,
  initials,
  from,
}: {
  letters: string
  initials: string[][]
  from: number
}): boolean {
  if (letters === '') return true
  return (initials[from] ?? []).some(
    (one) =>
      letters.startsWith(one) && begins({ letters: letters.slice(one.length), initials, from: from + 1 }),
  )
}

/** The first letters of each gloss of a word of two or more characters. */
export function initialsOf(word: string): string[] {
  const { words, glossesOfWord, stemsOfGloss, stemNames } = dictionary()
  const number = words.get(word)
  if (number === undefined || word.length < 2) return []
  return Array.from(listAt(glossesOfWord, number), (gloss) =>
    Array.from(listAt(stemsOfGloss, gloss), (stem) => stemNames[stem]?.charAt(0) ?? '').join(''),
  )
}
