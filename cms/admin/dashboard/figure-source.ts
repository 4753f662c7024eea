import type { Payload, TypedUser } from 'payload'
import type { Language } from '../../../collections/resumes/choices'

export type Day = { /** YYYY-MM-DD, UTC */ day: string; count: number }
export type InBoth = Record<Language, string>

export type FigureValue = {
  number: number
  /** oldest first */
  days: Day[]
  /** a line under the number */
  note?: InBoth
  /** something that wants looking at */
  bad?: boolean
}

/** One question of an operator: its number, its last two weeks, and where to look further. */
export type FigureSource = {
  label: InBoth
  /** where to look further, below the admin's root */
  href: string
  load: (options: LoadOptions) => Promise<FigureValue>
}
export type LoadOptions = { payload: Payload; user: TypedUser; days: string[] }
