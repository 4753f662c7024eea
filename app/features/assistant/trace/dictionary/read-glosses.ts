import { porterStem } from './stem'

/** Words that carry no meaning of their own in a gloss or a clause. */
const FUNCTION_WORDS = new Set(
  "a an the and or of for in on at to with from by as into via per about over under across through during within between among after before since until while i my me we our us you your he him she her it its they them their his this that these those is are was were be been being am has have had having do does did doing not no all each every both more most less least such own than then so if but also only just up down out off who whom whose which what when where how why there here any some other another same very much many few several including include includes included etc around along would could should can may might will must sb sth one ones oneself sb's one's someone something esp usu lit fig e.g i.e abbr cl variant".split(
    ' ',
  ),
)

/** The stem of a lower-case word that means something, or undefined. */
export function stemOf(word: string): string | undefined {
  return FUNCTION_WORDS.has(word) ? undefined : porterStem(word)
}

/** The stems of an English text's words that mean something, in order. */
export function stemsIn(text: string, stemOf: (word: string) => string = porterStem): string[] {
  const result: string[] = []
  for (const word of text.toLowerCase().match(/[a-zà-ž][a-zà-ž\d]*/g) ?? [])
    if (word.length > 1 && !FUNCTION_WORDS.has(word)) result.push(stemOf(word))
  return result
}

/** Glosses that say how a word is written or counted rather than what it means. */
const NO_MEANING =
  /^(?:CL:|(?:old |erhua |archaic |Japanese |ancient )?variants? of|see (?:also )?\p{Script=Han}|also written|also pr\.|Taiwan pr\.|same as|used in|\(?(?:onom|particle|suffix|bound form\)$))/u
/** Longer explanations have words in common with everything. */
const LONGEST = 5

/** What an entry's English says, as lists of stems: one for each gloss of at most five words that mean something. */
export function glossesOf(english: string[], stemOf: (word: string) => string): string[][] {
  const result: string[][] = []
  for (const gloss of english) {
    if (NO_MEANING.test(gloss)) continue
    const plain = /[([]/.test(gloss) ? gloss.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ') : gloss
    for (const part of /[;,]/.test(plain) ? plain.split(/;|, (?:or )?(?=[a-z])/) : [plain]) {
      const stems = stemsIn(part, stemOf)
      if (stems.length > 0 && stems.length <= LONGEST) result.push(stems)
    }
  }
  return result
}
