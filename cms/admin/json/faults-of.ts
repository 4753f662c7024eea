import { parseJson } from './parse-json'
import type { Language } from '../../../collections/resumes/choices'
import { JSON_TEXTS } from './texts'

/** `offset` is where in the text, when that is known. */
export type Fault = { text: string; offset?: number }
/** What is wrong with a value that is JSON, in the reader's language. */
export type Check = (options: { value: unknown; language: Language }) => Fault[]

type Options = { text: string; language: Language; check?: Check }

/** Everything that is wrong with what stands in the field. */
export function faultsOf({ text, language, check }: Options): Fault[] {
  const parsed = parseJson(text)
  if (!parsed.ok) return [{ text: JSON_TEXTS[language].badJson(parsed), offset: parsed.offset }]
  return check?.({ value: parsed.value, language }) ?? []
}
