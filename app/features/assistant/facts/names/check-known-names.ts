import { accept, flagMissing, ownSources, type CheckContext } from '../check-context'
import { dictionary } from '../dictionary/dictionary'
import { isHanSaid } from '../dictionary/meaning'
import { porterStem } from '../dictionary/stem'
import { isChinese } from '../text/is-chinese'
import { isShortIn } from './acronyms'
import { findWord } from './find-word'
import type { KnownName } from './known-names'

/** Looks up the names that the tables know, by any of their writings. */
export function checkKnownNames(context: CheckContext, names: KnownName[]): void {
  for (const { id, kind, from, to, isQuiet } of names) {
    if (isQuiet === true || OF_CERTIFICATE.test(context.text.slice(to))) continue
    const text = context.text.slice(from, to)
    const source = ownSources(context).find(
      (one) =>
        one.names.has(id) ||
        hasText(one.text, text) ||
        isWritten(text, one) ||
        isShortened(text, one) ||
        isShortIn({ name: text, text: one.text }) ||
        (kind === 'name' && isGlossOf(text, one)),
    )
    if (source === undefined) flagMissing(context, { kind, from, to }, context.job.names.get(id))
    else {
      const at = source.names.get(id) ?? placeOfText({ text: source.text, part: text })
      const isSame = source.text.slice(at.from, at.to).toLowerCase() === text.toLowerCase()
      accept(context, { kind, from, to, source, at, match: isSame ? 'same' : 'translated' })
    }
  }
}

/** "美国注册会计师": whose certificate it is, which its name needn't say. */
const OF_CERTIFICATE = /^(?:注册|特许|执业)(?=\p{Script=Han}{1,8}师)/u

function hasText(whole: string, part: string): boolean {
  return /\p{Script=Han}/u.test(part)
    ? whole.includes(part)
    : new RegExp(`(?<![A-Za-z])${part.replace(/[.+?^$()[\]{}\\|*#-]/g, '\\$&')}(?![A-Za-z])`, 'i').test(whole)
}

/** A name in one word whose parts the source writes apart, or that is the root of a database's name ("SQL" of "MySQL"). */
function isWritten(text: string, source: CheckContext['before']): boolean {
  if (text === 'SQL') return /SQL/.test(source.text)
  if (text === 'R语言') return /(?<![A-Za-z])R(?![A-Za-z&])/.test(source.text)
  // "GitLab CI" of who wrote "CI/CD pipelines in GitLab"
  const words = text.split(' ')
  if (words.length > 1 && !/\p{Script=Han}/u.test(text))
    return words.every(
      (word) => source.words.has(word.toLowerCase()) || source.words.has(capitalsOf(word) ?? ''),
    )
  return !/[\s\p{Script=Han}]/u.test(text) && findWord({ word: text, source }) !== undefined
}

/** "Cantonese" of who wrote 粤剧, 那不勒斯 of who wrote "Naples". */
function isGlossOf(text: string, source: CheckContext['before']): boolean {
  if (/^\p{Script=Han}+$/u.test(text)) return !isChinese(source.text) && isHanSaid(text, source.meaning())
  return /^\p{Lu}\p{Ll}{3,}$/u.test(text) && source.meaning().glossed.all.has(porterStem(text.toLowerCase()))
}

/** "gh" for "GitHub" in "GH Actions". */
function capitalsOf(word: string): string | undefined {
  return /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+$/u.test(word) ? word.replace(/\p{Ll}/gu, '').toLowerCase() : undefined
}

/** "智联招聘" of who wrote 智联: two characters that are no word of their own. */
function isShortened(text: string, source: CheckContext['before']): boolean {
  const short = /^\p{Script=Han}{2}(?=\p{Script=Han}{2})/u.exec(text)?.[0]
  return short !== undefined && !dictionary().words.has(short) && source.text.includes(short)
}

function placeOfText({ text, part }: { text: string; part: string }) {
  const from = Math.max(0, text.toLowerCase().indexOf(part.toLowerCase()))
  return { from, to: from + part.length }
}
