import type { Locale } from './locales'

/** A text, or a function that makes one from values. */
type Entry = string | ((...values: never[]) => string)
type Table = { [key: string]: Entry | Table }
type SameShape<T> = {
  [K in keyof T]: T[K] extends (...values: infer V) => string
    ? (...values: V) => string
    : T[K] extends string
      ? string
      : SameShape<T[K]>
}
export type Texts<T> = Record<Locale, SameShape<T>>

/** Both languages of one feature; the English table must have exactly the Chinese one's keys and arguments. */
export function defineTexts<T extends Table>(tables: { 'zh-CN': T; en: NoInfer<SameShape<T>> }): Texts<T> {
  // an edge: a table has its own shape, which the compiler can't see through the mapped type
  return tables as unknown as Texts<T>
}
