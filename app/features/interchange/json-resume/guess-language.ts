import { LANGUAGES, type Language } from '../../../../collections/resumes/choices'

type Counts = { han: number; words: number }
/** What speaks for each language. */
const SIGNS: Record<Language, (counts: Counts) => number> = {
  'zh-CN': ({ han }) => han,
  en: ({ words }) => words,
}

/** Chinese when a document has more Han characters than Latin words in its texts, addresses aside. */
export function guessLanguage(data: unknown): Language {
  const counts = { han: 0, words: 0 }
  const rest: unknown[] = [data]
  while (rest.length > 0) {
    const node = rest.pop()
    if (typeof node === 'object' && node !== null) for (const value of Object.values(node)) rest.push(value)
    if (typeof node !== 'string' || /^\S*(?::\/\/|@|^data:)\S*$/.test(node)) continue
    counts.han += node.match(/\p{Script=Han}/gu)?.length ?? 0
    counts.words += node.match(/\p{Script=Latin}+/gu)?.length ?? 0
  }
  // of two that are as likely, the later one
  return LANGUAGES.reduce((best, language) =>
    SIGNS[language](counts) >= SIGNS[best](counts) ? language : best,
  )
}
