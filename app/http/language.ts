import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../collections/resumes/choices'

/** A text in each of the site's languages. */
export type Text = Record<Language, string>

/** The caller's language: `?hl=` in the address, cookie `locale`, Accept-Language, then Chinese. */
export function languageOf({ headers, url = '' }: Pick<Request, 'headers'> & { url?: string }): Language {
  const asked = askedLanguage(url)
  if (asked) return asked
  const cookie = /(?:^|;\s*)locale=([^;]*)/.exec(headers.get('cookie') ?? '')?.[1]
  return LANGUAGES.find((language) => language === cookie) ?? preferred(headers.get('accept-language') ?? '')
}

/** The language that an address names. */
export function askedLanguage(url: string): Language | undefined {
  const named = /[?&]hl=([\w-]+)/.exec(url)?.[1]
  return LANGUAGES.find((language) => language === named)
}

/** Reads `en;q=0.5, zh-CN` by weight; the first language we speak wins. */
function preferred(header: string): Language {
  const wishes = header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { tag } of wishes) {
    const spoken = LANGUAGES.find((language) => tag.split('-')[0] === language.split('-')[0])
    if (spoken) return spoken
  }
  return DEFAULT_LANGUAGE
}
