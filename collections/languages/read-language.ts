import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../resumes/choices'

/** The language that a stored or sent value names. */
export function readLanguage(value: unknown): Language {
  return LANGUAGES.find((language) => language === value) ?? DEFAULT_LANGUAGE
}
