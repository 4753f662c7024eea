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

/** The first language's table says which texts there are; each other one must have exactly its keys and arguments. */
type Tables<T> = { 'zh-CN': T } & Record<Exclude<Locale, 'zh-CN'>, NoInfer<SameShape<T>>>

/** All languages of one feature. */
export function defineTexts<T extends Table>(tables: Tables<T>): Texts<T> {
  // an edge: a table has its own shape, which the compiler can't see through the mapped type
  return tables as unknown as Texts<T>
}
