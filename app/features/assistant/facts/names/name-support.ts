import { dictionary } from '../dictionary/dictionary'
import { wordsOfRun } from '../dictionary/han-words'
import { meaningOf, supportOfHan, type Meaning } from '../dictionary/meaning'
import { porterStem } from '../dictionary/stem'
import { consonantsOfLatin, isSoundOf } from '../dictionary/sounds'

/** Han characters that join or precede names and are no part of one. */
const JOINING = /[的了在于与和及或为由从到向对给把被将并等是有某该各以]/u

/** Whether a Han name is a translation of something in a text: at least half of it by meaning or by sound. */
export function isHanNameMeant({ name, said }: { name: string; said: Meaning }): boolean {
  // "St Brendan's"
  const isSaint = /^圣./.test(name) && SAINT.test(said.text)
  const characters = Array.from(name.replace(/[^\p{Script=Han}]/gu, '')).slice(isSaint ? 1 : 0)
  if (characters.length === 0) return false
  const sounds = soundsOf(said.text)
  const whole = splitMeaning(said)
  const parts = withoutTrade(wordsOfRun(characters.join('')))
  const meant = parts.map(
    (part, index) =>
      isMeant({ part, said: whole }) ||
      (!isKnownName({ part, isFirst: index === 0 }) &&
        sounds.some((sound) => isSoundOf({ han: part, latin: sound }))),
  )
  let count = parts.reduce((sum, part, index) => sum + (meant[index] === true ? part.length : 0), 0)
  // The parts between those that mean something are the sound of one name.
  for (const run of runsOf(
    parts,
    parts.map((part, index) => meant[index] === true || isKnownName({ part, isFirst: index === 0 })),
  ))
    if (run.length > 1 && sounds.some((latin) => isSoundOf({ han: run, latin }))) count += run.length
  return count * 2 >= parts.join('').length
}

const SAINT = /\b(?:St\.?|Saint|San|Santa|São) \p{Lu}/u

/** What the dictionary knows as a name it says in English: no other means it that only sounds like it. */
function isKnownName({ part, isFirst }: { part: string; isFirst: boolean }): boolean {
  const { words, names } = dictionary()
  return isFirst && part.length > 1 && names.has(words.get(part) ?? -1)
}

/** "远山诊断" without what it does: that is no name. */
function withoutTrade(parts: string[]): string[] {
  const name = parts.slice(0, -1)
  return (parts.at(-1)?.length ?? 0) > 1 && name.join('').length > 1 ? name : parts
}

/** A word of several characters by one of its meanings, one character only by a meaning of its own. */
function isMeant({ part, said }: { part: string; said: Meaning }): boolean {
  const support = supportOfHan(part, said)
  return support === 'said' || (support === 'near' && part.length > 1) || support === 'half'
}

function runsOf(parts: string[], meant: boolean[]): string[] {
  return parts
    .map((part, index) => (meant[index] === true ? '|' : part))
    .join('')
    .split('|')
    .filter((run) => run !== '')
}

/** The capitalised words of a text as sounds. */
function soundsOf(text: string): string[] {
  return Array.from(new Set(text.match(/\p{Lu}[\p{Script=Latin}'’]+/gu) ?? []), (word) =>
    consonantsOfLatin(word.replace(/['’]s$/, '')),
  ).filter((sound) => sound !== '')
}

/** "Tidewater" means what "tide" and "water" mean. */
function splitMeaning(said: Meaning): Meaning {
  const { stems } = dictionary()
  const parts = (said.text.match(/\p{Lu}\p{Ll}{5,}/gu) ?? []).flatMap((word) => {
    const lower = word.toLowerCase()
    for (let at = 3; at <= lower.length - 3; at += 1) {
      const [head, tail] = [lower.slice(0, at), lower.slice(at)]
      if (stems.has(porterStem(head)) && stems.has(porterStem(tail))) return [head, tail]
    }
    return []
  })
  return parts.length === 0 ? said : meaningOf(`${said.text} ${parts.join(' ')}`)
}

/** Whether a Latin word of a name says what the Han text says, or sounds like a name in it. */
export function isLatinNameMeant({ word, said }: { word: string; said: Meaning }): boolean {
  if (said.text.includes(word)) return true
  const stem = porterStem(word.toLowerCase().replace(/'s?$/, ''))
  if ([said.stems, said.glossed, said.glossedBySingle, said.glossedByPart].some((stems) => stems.has(stem)))
    return true
  // A Chinese name is found by all its letters.
  if (isPinyin(word.toLowerCase())) return false
  const latin = consonantsOfLatin(word)
  return latin !== '' && hanNames(said.text).some((han) => isSoundOf({ han, latin }))
}

let pinyin: RegExp | undefined

function isPinyin(word: string): boolean {
  pinyin ??= new RegExp(
    `^(?:${Array.from(new Set(dictionary().syllables.values()))
      .filter((one) => /^[a-z]+$/.test(one))
      .sort((a, b) => b.length - a.length)
      .join('|')})+$`,
  )
  return pinyin.test(word)
}

/** Runs of Han characters that no word of the dictionary holds together: a foreign name, if it is one. */
function hanNames(text: string): string[] {
  const result: string[] = []
  for (const [run] of text.matchAll(/\p{Script=Han}+/gu)) {
    let name = ''
    for (const word of [...wordsOfRun(run), '']) {
      if (word.length === 1 && !JOINING.test(word)) name += word
      else {
        if (name.length > 1) result.push(name)
        name = ''
      }
    }
  }
  // A character that only begins or ends a clause may stand beside a name.
  return result.flatMap((name) => (name.length > 2 ? [name, name.slice(1), name.slice(0, -1)] : [name]))
}
